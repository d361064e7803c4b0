import type { DemoProduction } from '#content/content.ts'

export const einDeutschesRequiem = {
  key: 'ein-deutsches-requiem',
  slug: { de: 'ein-deutsches-requiem', en: 'a-german-requiem' },
  title: { de: 'Ein deutsches Requiem', en: 'A German Requiem' },
  preline: { de: 'Chorkonzert zu Allerseelen', en: 'Choral concert for All Souls' },
  subtitle: {
    de: 'Johannes Brahms: Begräbnisgesang op. 13 und Ein deutsches Requiem op. 45',
    en: 'Johannes Brahms: Funeral Hymn, Op. 13, and A German Requiem, Op. 45',
  },
  genre: 'concert',
  tags: ['mit-einfuehrung', 'uebertitel'],
  series: ['konzertzyklus'],
  durationMinutes: 77,
  language: {
    de: 'In deutscher Sprache mit Textprojektion',
    en: 'Sung in German with projected texts in German and English',
  },
  teaser: {
    de: 'Brahms schrieb für die, die zurückbleiben. Im Stadtsaal stehen zu Beginn leere Sessel, auf die man etwas legen darf.',
    en: 'Brahms wrote for those who stay behind. As the evening begins there are empty chairs in the town hall on which something may be placed.',
  },
  description: {
    de: [
      'Selig sind nicht zuerst die Toten. Das Werk beginnt mit denen, die Leid tragen, und fast alles, was es sagt, ist an sie gerichtet. Vom Jüngsten Gericht, das ein lateinisches Requiem mit Pauken ausmalt, bleibt bei Brahms eine Posaune und ein Versprechen. Er stellte sich die Worte selbst aus der Lutherbibel zusammen und gab auf Nachfrage zu, das „deutsch“ im Titel könne man getrost durch „menschlich“ ersetzen.',
      'An diesem Abend sind zwei Konzerte in einem Raum. Auf dem Podium und auf der Galerie stehen achtzig Sängerinnen und Sänger, das Orchester sitzt in der Mitte des Saals. Rundherum das Publikum, und dazwischen hat Wolfgang Steinparz vierzig leere Sessel verteilt. Wer in diesem Jahr jemanden verloren hat, kann dort vor Beginn etwas ablegen: einen Namen, ein Foto, einen Handschuh. Es wird nicht vorgelesen, nicht kommentiert und nachher zurückgegeben. In den Pflegehäusern der Stadt liegen Karten aus, die man uns schicken kann.',
      'Tibor Szalkay stellt den frühen „Begräbnisgesang“ voran, den Brahms mit fünfundzwanzig für Chor und Bläser schrieb, ohne eine einzige Geige. Darauf folgt ohne Unterbrechung das Requiem, dessen erster Satz ebenfalls auf die Geigen verzichtet. Man hört also lange nur dunkle Farben, und wenn sie endlich kommen, merkt man erst, worauf man gewartet hat.',
      'Den fünften Satz fügte Brahms später hinzu; dass er dabei an seine Mutter dachte, hat er nie geschrieben, aber die Freunde haben es so verstanden. Anneliese Gruberböck singt ihn hinten von der Galerie, unsichtbar für die meisten. Wir bitten um Stille, bis das Licht im Saal wieder angeht. Nach dem Ende bleiben die Türen zu, so lange, wie es eben braucht.',
    ].join('\n\n'),
    en: [
      'The first to be blessed are not the dead. The work begins with those who mourn, and almost everything it has to say is addressed to them. Of the Day of Judgement, which a Latin requiem paints with kettledrums, Brahms leaves a trombone and a promise. He compiled the words himself from Luther’s Bible, and admitted when asked that “German” in the title might just as well be replaced by “human”.',
      'Two concerts share one room this evening. Eighty singers stand on the platform and in the gallery, while the orchestra sits in the middle of the hall. Around it is the audience, and among the audience Wolfgang Steinparz has placed forty empty chairs. If you have lost somebody this year, you may lay something there before we begin: a name, a photograph, a glove. Nothing is read out, nothing is remarked upon, and everything is given back. In the town’s nursing homes there are cards which can be sent to us.',
      'Tibor Szalkay sets the early “Funeral Hymn” at the head, written by Brahms at twenty-five for choir and wind without a single violin. The Requiem follows without a break, and its first movement likewise does without violins. For a long time, then, one hears only dark colours, and when the violins do arrive one realises what one has been waiting for.',
      'Brahms added the fifth movement later; he never wrote that he was thinking of his mother, but that is how his friends understood it. Anneliese Gruberböck sings it from the back of the gallery, unseen by most of us. We ask for silence until the lights in the hall come up. When it is over the doors remain closed for as long as it takes.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'Keine Pause. Wir bitten, erst nach dem Verklingen des letzten Satzes zu applaudieren.',
    en: 'No interval. Please keep your applause until the last movement has died away.',
  },
  programme: [
    {
      kind: 'work',
      composer: 'Johannes Brahms',
      title: { de: 'Begräbnisgesang op. 13', en: 'Funeral Hymn, Op. 13' },
      minutes: 8,
    },
    {
      kind: 'work',
      composer: 'Johannes Brahms',
      title: { de: 'Ein deutsches Requiem op. 45', en: 'A German Requiem, Op. 45' },
      movements: [
        'Selig sind, die da Leid tragen',
        'Denn alles Fleisch, es ist wie Gras',
        'Herr, lehre doch mich',
        'Wie lieblich sind deine Wohnungen',
        'Ihr habt nun Traurigkeit',
        'Denn wir haben hie keine bleibende Statt',
        'Selig sind die Toten',
      ],
      minutes: 69,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Raum', en: 'Space' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'ilse-drabek',
      group: 'team',
      role: { de: 'Konzertdramaturgie', en: 'Concert dramaturgy' },
    },
    {
      person: 'leonore-schwaighofer',
      group: 'team',
      role: { de: 'Einführung', en: 'Introductory talk' },
    },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Sopran', en: 'Soprano' } },
    { person: 'florian-windischbauer', group: 'cast', role: { de: 'Bariton', en: 'Baritone' } },
    {
      person: 'eva-brandtner-holl',
      group: 'cast',
      role: { de: 'Konzertmeisterin', en: 'Leader of the orchestra' },
    },
    { person: 'stefan-wurzinger', group: 'cast', role: { de: 'Solocello', en: 'Principal cello' } },
    { person: 'marek-dvorsky', group: 'cast', role: { de: 'Solohorn', en: 'Principal horn' } },
  ],
  sponsors: [],
  runs: [
    {
      season: 'second',
      room: 'stadtsaal',
      from: '10-31',
      to: '11-07',
      count: 2,
      weekdays: [6, 0],
      times: ['19:30'],
      type: 'konzert',
      pricesCents: [5200, 3800, 2600],
    },
  ],
} satisfies DemoProduction
