import type { DemoProduction } from '#content/content.ts'

export const einSommernachtstraum = {
  key: 'ein-sommernachtstraum',
  slug: { de: 'ein-sommernachtstraum', en: 'a-midsummer-nights-dream' },
  title: { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
  preline: { de: 'Sommer im Hof', en: 'Summer in the Court' },
  subtitle: {
    de: 'Komödie von William Shakespeare, gespielt von der Sommerkompanie',
    en: 'Comedy by William Shakespeare, performed by the Sommerkompanie',
  },
  genre: 'guest',
  tags: ['open-air', 'klassiker', 'familie'],
  series: ['sommer-im-hof'],
  durationMinutes: 135,
  minimumAge: 8,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Es wird von selbst finster, und das ist der Trick: Georg Rosenstingl spielt den Traum gegen die Dämmerung, mit Handwerkern, die wirklich welche sind.',
    en: 'Darkness falls of its own accord, and that is the trick: Georg Rosenstingl plays the Dream against the dusk, with craftsmen who really are craftsmen.',
  },
  description: {
    de: `Um halb neun steht die Sonne noch auf dem Dachfirst. Im Hof ist es heiß, Athen hat Gesetze, ein Vater verlangt für seine ungehorsame Tochter den Tod. Um neun liegt die Spielfläche im Schatten. Um halb zehn fliegen die ersten Fledermäuse, und die Liebespaare wissen nicht mehr, wer sie sind. Georg Rosenstingl hat seine Inszenierung nach dem Kalender gebaut: Die Sommerkompanie verzichtet in der ersten Hälfte auf Scheinwerfer und spielt gegen die Dämmerung an. Ab Mitte August beginnt sie deshalb eine halbe Stunde früher.

Einen Wald gibt es nicht. Es gibt die alte Kastanie, Wäscheleinen zwischen den Fenstern und elf Türen, die in diesen Hof führen. Aus jeder kann jemand kommen. Nora Tschernitz als Puck benützt sie alle und gelegentlich die Dachrinne. Titania schläft auf dem Brunnenrand, und wenn im Haus gegenüber jemand spät das Licht aufdreht, gehört es dazu.

Die Truppe zieht seit achtzehn Sommern durch Höfe und Pfarrgärten, ihr Bühnenbild passt auf einen Traktoranhänger. Neu ist, dass Rosenstingl die Handwerker mit Handwerkern besetzt hat. Ein Tischler, eine Spenglerin und ein Rauchfangkehrer aus der Gegend führen Pyramus und Thisbe auf; angeleitet werden sie von Zettel, dem Weber, den er selbst spielt und der ihnen jede Rolle wegnehmen möchte. Sie haben seit März am Abend geprobt, wie bei Shakespeare, nach der Arbeit. Gelacht wird über Liebe zum Theater, nicht über Leute, die keines können.

Am Ende kehrt Puck mit einem Besen den Hof. Wer noch sitzen bleibt, hört die Enns. Es ist dann kurz vor elf, und es ist nicht mehr auszumachen, welche von den Glühwürmchen zur Ausstattung gehört haben.`,
    en: `At half past eight the sun is still on the ridge of the roof. It is hot in the court, Athens has laws, and a father demands death for his disobedient daughter. At nine the acting area lies in shade. At half past nine the first bats are out and the lovers have lost track of who they are. Georg Rosenstingl has built his production by the almanac: in the first half the Sommerkompanie does without stage lighting and plays against the dusk. From mid-August they therefore start half an hour earlier.

There is no wood. There is the old chestnut tree, there are clothes lines between the windows and eleven doors opening on to this court. Somebody may come out of any of them. As Puck, Nora Tschernitz uses them all, and now and then the drainpipe. Titania sleeps on the rim of the well, and if someone in the house opposite turns a light on late, it is part of the play.

The troupe has toured courtyards and parish gardens for eighteen summers, with a set that fits on a tractor trailer. What is new is that Rosenstingl has cast mechanicals as the mechanicals. A joiner, a tinsmith and a chimney sweep from the district perform Pyramus and Thisbe under the guidance of Bottom the weaver, whom he plays himself and who would like to take every part off them. They have been rehearsing since March in the evenings after work, as in Shakespeare. The laughter is about loving the theatre, and never at people who cannot do it.

At the end Puck sweeps the court with a broom. Those who stay in their seats can hear the Enns. It is then just before eleven, and nobody can say any more which of the fireflies belonged to the set.`,
  },
  importantInfo: {
    de: 'Bei Regen wird bis 19 Uhr auf der Website bekannt gegeben, ob gespielt wird. Decken gibt es an der Abendkassa. Beginn bis 8. August um 20:30 Uhr, danach um 20:00 Uhr.',
    en: 'If it rains, the website will say by 7 pm whether the performance takes place. Blankets are available at the box office. Performances start at 8.30 pm until 8 August and at 8 pm after that.',
  },
  programme: [
    { kind: 'work', title: { de: 'Bei Tag', en: 'By day' }, minutes: 60 },
    { kind: 'interval', minutes: 20 },
    { kind: 'work', title: { de: 'Bei Nacht', en: 'By night' }, minutes: 55 },
  ],
  credits: [
    { person: 'georg-rosenstingl', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Raum', en: 'Space' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'nora-tschernitz', group: 'cast', role: { de: 'Puck', en: 'Puck' } },
    {
      person: 'dragana-petrovska',
      group: 'cast',
      role: { de: 'Titania, Hippolyta', en: 'Titania, Hippolyta' },
    },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Oberon, Theseus', en: 'Oberon, Theseus' },
    },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Hermia', en: 'Hermia' } },
    { person: 'miriam-oellinger', group: 'cast', role: { de: 'Helena', en: 'Helena' } },
    { person: 'elias-froschauer', group: 'cast', role: { de: 'Lysander', en: 'Lysander' } },
    { person: 'moritz-kreindl', group: 'cast', role: { de: 'Demetrius', en: 'Demetrius' } },
    {
      person: 'georg-rosenstingl',
      group: 'cast',
      role: { de: 'Zettel, der Weber', en: 'Bottom, the weaver' },
    },
  ],
  sponsors: ['Stadtwerke Ennsfelden', 'Stadtmarketing Ennsfelden'],
  promoter: 'Sommerkompanie Rosenstingl',
  runs: [
    {
      season: 'first',
      room: 'hofbuehne',
      from: '07-09',
      to: '08-08',
      count: 7,
      weekdays: [4, 5, 6],
      times: ['20:30'],
      opensWithPremiere: true,
      type: 'gastspiel',
      pricesCents: [3800, 2800],
    },
    {
      season: 'first',
      room: 'hofbuehne',
      from: '08-15',
      to: '08-28',
      count: 3,
      weekdays: [4, 5, 6],
      times: ['20:00'],
      type: 'gastspiel',
      pricesCents: [3800, 2800],
    },
  ],
} satisfies DemoProduction
