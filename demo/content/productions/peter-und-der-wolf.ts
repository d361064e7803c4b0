import type { DemoProduction } from '#content/content.ts'

export const peterUndDerWolf = {
  key: 'peter-und-der-wolf',
  slug: { de: 'peter-und-der-wolf', en: 'peter-and-the-wolf' },
  title: { de: 'Peter und der Wolf', en: 'Peter and the Wolf' },
  preline: { de: 'Familienkonzert', en: 'Family concert' },
  subtitle: {
    de: 'Ein musikalisches Märchen von Sergej Prokofjew, für alle ab 5 Jahren',
    en: 'A musical fairy tale by Sergei Prokofiev, for everyone aged 5 and over',
  },
  genre: 'young-audience',
  tags: ['familie', 'schulvorstellung', 'klassiker', 'wiederaufnahme'],
  series: ['familien-abo', 'konzertzyklus'],
  durationMinutes: 55,
  minimumAge: 5,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Wie klingt eine Ente, die beleidigt ist? Das ganze Orchester spielt mit, und die drei Hörner sitzen dort, wo man sie nicht erwartet.',
    en: 'What does an offended duck sound like? The whole orchestra is in the story, and the three horns are sitting where you least expect them.',
  },
  description: {
    de: `Mach die Augen zu. Hörst du die Querflöte? Ganz oben, schnell, ein bisschen frech? Das ist der Vogel. Jetzt kommt etwas, das näselt und watschelt. Erraten: die Ente, und sie wird von der Oboe gespielt. Die Klarinette schleicht auf Samtpfoten, das Fagott brummt wie ein Großvater, der schon dreimal gerufen hat. Und wenn alle Geigen miteinander losspazieren, dann hat Peter das Gartentor aufgemacht, obwohl er das nicht darf.

Im Stadtsaal sitzt das Orchester nicht vorne auf dem Podium. Barbara Fellinger hat es im ganzen Raum verteilt, und ihr sitzt mittendrin. Der Vogel fliegt wirklich: Agnes Pointinger spielt ihre Flöte vom Balkon herunter. Der Teich ist dort, wo die Matten liegen. Und der Wolf? Der besteht aus drei Hörnern. Wo die sind, verraten wir nicht. Marek Dvorsky sagt, ein Wolf muss nicht laut sein. Es genügt, wenn man weiß, dass er da ist.

Moritz Kreindl erzählt die Geschichte, die Tänzerin Hanna Lindqvister klettert als Katze auf alles, was höher ist als ein Sessel. Vorher spielt das Orchester Musik für einen Sommertag, vom Aufstehen bis zum Mond. Da dürfen alle ausprobieren, wie man leise geht, wenn Streicher leise gehen.

Prokofjew hat Text und Musik 1936 in wenigen Tagen geschrieben, für ein Moskauer Kindertheater. Die Großen wissen, was dieses Jahr und die folgenden dort bedeutet haben; der Großvater, der vor dem Tor warnt, klingt danach anders. Tibor Szalkay dirigiert ihn ohne Spott. Die Kinder fragen meistens etwas Dringenderes: ob die Ente noch lebt. Wer am Schluss ganz still ist, kann es hören.`,
    en: `Close your eyes. Can you hear the flute? Right at the top, quick and a little cheeky? That is the bird. Now something comes along that quacks through its nose and waddles. You guessed: the duck, played by the oboe. The clarinet creeps on velvet paws, and the bassoon grumbles like a grandfather who has already called three times. When all the violins set off together, Peter has opened the garden gate, which he is not allowed to do.

In the Stadtsaal the orchestra does not sit at the front on a platform. Barbara Fellinger has spread it through the room, and you sit in the middle of it. The bird really is in the air: Agnes Pointinger plays her flute from the balcony. The pond is where the mats are. And the wolf? The wolf is made of three horns. We are not saying where they are. Marek Dvorsky says a wolf does not have to be loud. It is enough to know that he is there.

Moritz Kreindl tells the story, and the dancer Hanna Lindqvister, who is the cat, climbs on anything higher than a chair. Before that, the orchestra plays music for a summer’s day, from getting up until the moon. Everybody can try out how to walk softly when the strings are walking softly.

Prokofiev wrote words and music in a few days in 1936, for a children’s theatre in Moscow. The adults will know what that year and the next ones meant there, and after that the grandfather, with his warnings about the gate, sounds different. Tibor Szalkay conducts him without mockery. The children usually have a more urgent question: is the duck still alive? If you are very quiet at the end, you can hear her.`,
  },
  importantInfo: {
    de: 'Ab 5 Jahren. Sitzplätze auf Sesseln und Matten, freie Platzwahl.',
    en: 'Ages 5 and over. Seating on chairs and mats, unreserved.',
  },
  programme: [
    {
      kind: 'work',
      composer: 'Sergej Prokofjew',
      title: {
        de: 'Ein Sommertag. Kindersuite für kleines Orchester op. 65a',
        en: 'A Summer Day, children’s suite for small orchestra, Op. 65a',
      },
      movements: [
        'Morgen',
        'Fangspiel',
        'Walzer',
        'Reue',
        'Marsch',
        'Abend',
        'Der Mond geht über die Wiesen',
      ],
      minutes: 15,
    },
    {
      kind: 'work',
      composer: 'Sergej Prokofjew',
      title: {
        de: 'Peter und der Wolf op. 67, mit Vorstellung der Instrumente',
        en: 'Peter and the Wolf, Op. 67, with an introduction to the instruments',
      },
      minutes: 40,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'barbara-fellinger', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Raum und Kostüme', en: 'Space and costumes' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'moritz-kreindl', group: 'cast', role: { de: 'Erzähler', en: 'Narrator' } },
    {
      person: 'eva-brandtner-holl',
      group: 'cast',
      role: { de: 'Peter (Violine)', en: 'Peter (violin)' },
    },
    {
      person: 'agnes-pointinger',
      group: 'cast',
      role: { de: 'Vogel (Flöte)', en: 'Bird (flute)' },
    },
    { person: 'marek-dvorsky', group: 'cast', role: { de: 'Wolf (Horn)', en: 'Wolf (horn)' } },
    {
      person: 'hanna-lindqvister',
      group: 'cast',
      role: { de: 'Katze (Tanz)', en: 'Cat (dance)' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '05-04',
      to: '06-19',
      count: 5,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      type: 'konzert',
      pricesCents: [1400, 1000],
    },
    {
      season: 'first',
      room: 'stadtsaal',
      from: '04-26',
      to: '06-14',
      count: 4,
      weekdays: [0],
      times: ['15:00', '11:00'],
      opensWithPremiere: true,
      type: 'konzert',
      pricesCents: [1400, 1000],
    },
    {
      season: 'second',
      room: 'stadtsaal',
      from: '06-01',
      to: '06-18',
      count: 4,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      type: 'konzert',
      pricesCents: [1400, 1000],
    },
    {
      season: 'second',
      room: 'stadtsaal',
      from: '06-06',
      to: '06-20',
      count: 2,
      weekdays: [0],
      times: ['11:00', '15:00'],
      type: 'konzert',
      pricesCents: [1400, 1000],
    },
  ],
} satisfies DemoProduction
