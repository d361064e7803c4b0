import type { DemoArticle } from './demo-article.ts'

export const dieTuerZurGasse = {
  key: 'die-tuer-zur-gasse',
  slugEn: 'the-door-to-the-street',
  title: { de: 'Die Tür zur Gasse', en: 'The Door to the Street' },
  preline: { de: '„Nora“ im Studio', en: '“A Doll’s House” in the Studio' },
  teaser: {
    de: 'Am Ende von Ibsens Stück fällt eine Tür zu. Im Studio ist es eine echte, und dahinter liegt die Stadt.',
    en: 'At the end of Ibsen’s play a door falls shut. In the Studio it is a real one, and behind it lies the town.',
  },
  author: 'Vera Noskova',
  category: 'hintergrund',
  tags: ['schauspiel', 'buehnenbild', 'sprache'],
  publishedDaysAgo: 388,
  picture: 'poster:nora-oder-ein-puppenheim',
  productions: ['nora-oder-ein-puppenheim'],
  people: ['henrik-aalbaek', 'johanna-katzensteiner', 'friederike-lohninger'],
  text: {
    de: `
Die Tür ist aus Stahl, grün gestrichen und neunzig Zentimeter breit. Bis vor Kurzem trug sie ein Schild: „Notausgang. Nicht verstellen.“ Sie führt aus dem früheren Kohlenkeller, in dem seit 1974 das Studio ist, vier Stufen hinauf in die Färbergasse. Fünfzig Jahre lang ist sie nur bei Räumungsübungen geöffnet worden.

Henrik Aalbæk hat sie am ersten Tag entdeckt. „Ich habe gefragt, wohin die geht, und man hat mir gesagt: hinaus. Da war die Inszenierung fertig.“ Der Däne, als Beleuchter zum Theater gekommen, denkt in Schatten und in Türen. Ibsens berühmteste ist nur zu hören: Unten fällt ein Tor ins Schloss. Fünf Wörter in einer Regieanweisung, an denen 1879 halb Europa hängen blieb.

## Ein Bescheid in drei Seiten

Damit Nora durch diese Tür gehen darf, brauchte es eine Kommission. Ein Notausgang muss frei sein, und eine Schauspielerin, die hinausgeht, ist für das Baurecht ein Hindernis. Die Lösung steht in einem Bescheid von drei Seiten: Die Tür wird während der Vorstellung von einer zusätzlichen Brandsicherheitswache beobachtet; sie fällt nicht von selbst zu, sondern wird zugezogen; die Gasse ist auf sechs Meter freizuhalten. Seither stehen an Spielabenden zwei Sessel quer auf dem Gehsteig, und die Nachbarn parken anderswo.

Was draußen geschieht, gehört zum Stück. Im Oktober war es Regen. Einmal kam eine Gruppe aus dem Gasthaus vorbei, sah Johanna Katzensteiner im Abendkleid aus der Wand treten und wünschte einen guten Abend. Sie hat zurückgegrüßt. „Es war der erste Mensch, der an diesem Abend ehrlich mit mir geredet hat“, sagt sie.

> Ich gehe wirklich. Ich gehe bis zur Brücke, und dort warte ich, bis ich wieder Johanna bin. — Johanna Katzensteiner

## Wände auf Rollen

Innen wird es derweil enger. Friederike Lohninger hat ein Wohnzimmer gebaut, dessen drei Wände auf Rollen stehen. Immer wenn es jemand gut mit Nora meint, rückt eine um ein paar Handbreit vor. Geschoben werden sie von zwei Bühnentechnikern, die in Socken gehen, weil man im Studio alles hört. Neunzehn Bewegungen sind es insgesamt, keine schneller als ein Zentimeter in der Sekunde. Bei der Tarantella bleiben zwei mal zwei Meter.

Das Publikum bemerkt es meist erst, wenn es zu spät ist. Beim Gespräch nach einer Donnerstagsvorstellung sagte ein Herr, er habe die ganze Zeit gedacht, seine Sitzreihe werde nach vorne geschoben.

Aalbæk hat selbst übersetzt. Ibsens Dänisch-Norwegisch klinge im Deutschen oft nach Samtvorhang, sagt er, dabei rede man in diesem Haus wie beim Frühstück. Aus der Lerche ist „Spatz“ geworden, aus dem Eichkätzchen gar nichts. „Man muss hören, dass er sie lieb hat. Sonst ist es leicht, zu gehen.“

Wenn die Tür zufällt, bleibt Severin Achleitner-Rauch als Torvald Helmer noch anderthalb Minuten sitzen. Kalte Luft zieht durch den Raum. Manchmal hört man ihre Schritte. Dann nicht mehr.
`,
    en: `
The door is made of steel, painted green and ninety centimetres wide. Until recently it bore a sign: “Emergency exit. Keep clear.” It leads from the former coal cellar, which has been the Studio since 1974, up four steps into Färbergasse. For fifty years it was opened for fire drills only.

Henrik Aalbæk discovered it on his first day. “I asked where it went, and they said: out. That was the production done.” The Dane, who came to the theatre as a lighting man, thinks in shadows and in doors. Ibsen’s most famous one is only heard: below, a street door falls shut. A handful of words in a stage direction, on which half of Europe got stuck in 1879.

## A permit of three pages

For Nora to be allowed through this door a commission had to meet. An emergency exit must be kept free, and an actress on her way out is, to building law, an obstruction. The solution fills a permit of three pages: during the performance the door is watched by an additional fire officer; it does not fall shut but is pulled to; the street has to be kept clear for six metres. Since then two chairs have stood across the pavement on performance nights, and the neighbours park elsewhere.

What happens outside is part of the play. In October it was rain. Once a party from the inn came by, saw Johanna Katzensteiner step out of the wall in an evening dress, and wished her good night. She returned the greeting. “It was the first person all evening to talk to me honestly,” she says.

> I really do leave. I walk as far as the bridge, and wait there until I am Johanna again. — Johanna Katzensteiner

## Walls on castors

Inside, meanwhile, it grows narrower. Friederike Lohninger has built a living room whose three walls stand on castors. Whenever someone means well by Nora, one of them moves in by a hand’s breadth or two. They are pushed by two stagehands in socks, because in the Studio everything can be heard. There are nineteen moves in all, none of them faster than a centimetre a second. For the tarantella two metres by two are left.

The audience usually notices when it is too late. In the talk after a Thursday performance a gentleman said that he had thought all along his row of seats was being pushed forward.

Aalbæk made the translation himself. In German, he says, Ibsen’s Dano-Norwegian often sounds like velvet curtains, whereas people in this house talk as they do at breakfast. The lark has become a sparrow, the squirrel nothing at all. “You have to hear that he is fond of her. Otherwise leaving would be easy.”

When the door is shut, Severin Achleitner-Rauch as Torvald Helmer stays in his chair for another minute and a half. Cold air drifts through the room. Sometimes her steps can be heard. Then no longer.
`,
  },
} satisfies DemoArticle
