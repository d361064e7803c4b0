import type { DemoArticle } from './demo-article.ts'

export const strophenVomVortag = {
  key: 'strophen-vom-vortag',
  slugEn: 'verses-from-the-day-before',
  title: { de: 'Strophen vom Vortag', en: 'Verses from the Day Before' },
  preline: { de: 'Nestroy heute', en: 'Nestroy today' },
  teaser: {
    de: 'Für den „Zerrissenen“ entsteht zu jeder Vorstellung ein neues Couplet. Wer schreibt es, wer darf sich beschweren, und was reimt sich auf Kreisverkehr?',
    en: 'For “A Man Full of Nothing” a new couplet is written before every performance. Who writes it, who may complain, and what rhymes with roundabout?',
  },
  author: 'Ilse Drabek',
  category: 'gespraech',
  tags: ['schauspiel', 'sprache', 'stadt', 'orchester'],
  publishedDaysAgo: 296,
  picture: 'house:writing-desk',
  productions: ['der-zerrissene'],
  people: ['severin-achleitner-rauch', 'lukas-breitwieser', 'jakob-hinterleitner'],
  text: {
    de: `
Der Redaktionsschluss ist um siebzehn Uhr dreißig. Um diese Zeit sitzen in der Kantine drei Männer vor drei Kaffees und einem Blatt Papier: Severin Achleitner-Rauch, der den Herrn von Lips spielt, Lukas Breitwieser, der die Musik gemacht hat, und Paul Anzengruber-Sand, der im Haus als bester Kenner der Gemeinderatsprotokolle gilt. Auf dem Blatt stehen acht Zeilen. Die siebente ist durchgestrichen.

„Auf Kreisverkehr reimt sich nichts“, sagt Breitwieser.

„Nichts mehr“, sagt Anzengruber-Sand.

Das ist die neue siebente Zeile.

## Eine alte Gewohnheit

Nestroy hat es ebenso gehalten. Seine Couplets bestanden aus gedruckten Strophen, die der Zensor gelesen hatte, und aus solchen, die ihm am Spieltag einfielen. Für eine davon saß er fünf Tage im Arrest. Das Manuskript ist verloren; erhalten hat sich die Rechnung der Haft, denn das Essen musste er selbst bezahlen.

In Ennsfelden sitzt niemand ein. Es gibt allerdings Regeln, die Jakob Hinterleitner an die Tür der Kantine gehängt hat. Kein Witz über Leute, die sich nicht wehren können. Keiner über Krankheiten, Körper und Kinder. Was behauptet wird, muss in einem öffentlichen Papier stehen; das Blatt mit der Fundstelle liegt beim Portier auf. Und wer vorkommt, darf sich melden und kommt dann noch einmal vor.

> Es gibt zwei Arten von Beschwerden: Man hat mich erwähnt. Und: Man hat mich nicht erwähnt. — Severin Achleitner-Rauch

Gemeldet haben sich bis jetzt elf Personen. Ein Stadtrat bat um Streichung und bekam eine zweite Strophe, die er dann selbst so gelungen fand, dass er sie bei der Weihnachtsfeier vortrug. Die Leiterin des Bauhofs schickte eine Korrektur: Der Kreisverkehr habe nicht sieben, sondern neun Monate gedauert. Die Zahl wurde berichtigt, der Vers hinkte danach ein wenig, und Breitwieser hat der Tuba an dieser Stelle eine zusätzliche Note gegeben.

## Verstimmte Harfe

Seine Besetzung besteht aus Akkordeon, Tuba und einer Harfe, der er zwei Saiten um einen Viertelton tiefer gestimmt hat. „Lips ist reich und langweilt sich“, sagt er. „Da muss etwas Teures falsch klingen.“ Adolf Müllers Melodien von 1844 hat er kaum verändert. Sie seien gebaut wie gute Sessel: Man könne jeden draufsetzen.

Um sieben kann Achleitner-Rauch den neuen Text. Er lernt ihn im Gehen, auf der Stiege zum Schnürboden, weil dort niemand mithört. Um zehn nach neun singt er ihn, und im Parkett hört man, wer heute Zeitung gelesen hat. Nachher wird das Blatt datiert und in einen Ordner gelegt. Siebenundvierzig sind es schon. Man könnte daraus, sagt Anzengruber-Sand, eine ziemlich genaue Stadtgeschichte schreiben. Sie ginge sich sogar auf eine Melodie aus.
`,
    en: `
Copy deadline is half past five. At that hour three men sit in the canteen with three coffees and a sheet of paper: Severin Achleitner-Rauch, who plays Herr von Lips, Lukas Breitwieser, who wrote the music, and Paul Anzengruber-Sand, who is held to be the house’s leading expert on the minutes of the town council. On the sheet there are eight lines. The seventh is crossed out.

“Nothing rhymes with roundabout,” says Breitwieser.

“There goes the doubt,” says Anzengruber-Sand.

That is the new seventh line.

## An old habit

Nestroy did the same. His couplets consisted of printed verses, which the censor had read, and of others that occurred to him on the day. For one of them he spent five days under arrest. The manuscript is lost; what survives is the bill, because he had to pay for his own meals.

In Ennsfelden nobody is locked up. There are rules, however, which Jakob Hinterleitner has pinned to the canteen door. No jokes about people who cannot defend themselves. None about illness, bodies or children. Whatever is claimed must stand in a public document; the reference can be looked up at the stage door. And those who are mentioned may complain, whereupon they are mentioned again.

> There are two kinds of complaint: you have mentioned me. And: you haven’t mentioned me. — Severin Achleitner-Rauch

So far eleven people have come forward. One councillor asked to be cut and was given a second verse, which he then thought so good that he recited it at the Christmas party. The head of the municipal depot sent a correction: the roundabout had taken not seven months but nine. The figure was put right, the line limped a little afterwards, and at this point Breitwieser has given the tuba an extra note.

## A harp out of tune

His band consists of accordion, tuba, and a harp of which he has tuned two strings a quarter-tone flat. “Lips is rich and bored,” he says. “So something expensive has to sound wrong.” Adolf Müller’s tunes of 1844 he has hardly changed. They are built like good chairs, he says: anyone can sit on them.

By seven Achleitner-Rauch knows the new words. He learns them walking, on the stairs to the fly loft, where nobody can hear. At ten past nine he sings them, and from the stalls one can tell who has read the paper today. Afterwards the sheet is dated and filed. There are forty-seven already. One could, says Anzengruber-Sand, write a fairly accurate history of the town from them. It would even fit a tune.
`,
  },
} satisfies DemoArticle
