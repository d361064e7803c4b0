import type { DemoArticle } from './demo-article.ts'

export const geradeLinieZweiMeterPinsel = {
  key: 'gerade-linie-zwei-meter-pinsel',
  slugEn: 'straight-line-two-metre-brush',
  title: { de: 'Gerade Linie, zwei Meter Pinsel', en: 'Straight Line, Two-Metre Brush' },
  preline: { de: 'Malersaal', en: 'Paint hall' },
  teaser: {
    de: 'Am Mühlbach wird auf dem Boden gemalt, im Gehen, mit Besen. Ein Vormittag zwischen Knochenleim und Wolken.',
    en: 'By the mill stream they paint on the floor, walking, with brooms. A morning between bone glue and clouds.',
  },
  author: 'Vera Noskova',
  category: 'werkstatt',
  tags: ['buehnenbild', 'oper', 'schauspiel'],
  publishedDaysAgo: 82,
  picture: 'house:paint-hall',
  productions: ['der-fliegende-hollaender', 'der-zerrissene'],
  events: ['farbe-leim-und-leinwand'],
  people: ['wolfgang-steinparz'],
  text: {
    de: `
Man riecht den Malersaal, bevor man ihn sieht. Knochenleim, in Wasser gequollen und auf sechzig Grad erwärmt, erinnert an eine Suppe, zu der man nicht eingeladen sein möchte. Er bindet die Pigmente seit dreihundert Jahren, und bisher ist niemandem etwas Besseres eingefallen: Leimfarbe ist matt, billig, und man kann sie abwaschen und den Stoff noch einmal verwenden.

Der Saal ist zweiundzwanzig Meter lang und leer. Was gemalt wird, liegt auf dem Boden, und wer malt, steht darauf, in Filzpatschen, mit einem Pinsel an einem zwei Meter langen Bambusstiel. So arbeitet man aus der Hüfte, im Gehen, und sieht das Bild nie aus der Entfernung, für die es gedacht ist. Dafür gibt es an der Stirnseite eine Leiter mit einer kleinen Kanzel. Alle zehn Minuten steigt jemand hinauf, schaut, schüttelt den Kopf und kommt wieder herunter.

## Ein Himmel, der nichts verspricht

Auf dem Boden liegt heute der Himmel für den „Fliegenden Holländer“. Das Stück spielt bei Henrik Aalbæk in einem Wartesaal, Meer kommt nicht vor; es gibt nur vier Türen, und wenn sie aufgehen, sieht man ein Stück von dem, was draußen ist. Vierzehn mal sechs Meter Wolken, von denen das Publikum nie mehr als einen Türspalt zu Gesicht bekommt. „Gemalt werden muss trotzdem alles“, sagt die Leiterin des Malersaals, Hermine Aigner. „Der Nebel zieht durch. Und außerdem weiß man es.“

Der Himmel besteht aus elf Lagen, jede dünn wie Tee. Die erste ist rosa, was man am Ende nicht sieht, aber vermissen würde. Dazwischen trocknet er über Nacht. Wasser ist das wichtigste Werkzeug: Mit einer Rückenspritze, wie sie Weinbauern verwenden, werden die Ränder aufgelöst, bis niemand mehr sagen kann, wo eine Wolke beginnt.

> Ein guter Prospekt ist aus der ersten Reihe ein Unfall und aus der zehnten ein Abend im November. — Hermine Aigner, Leiterin des Malersaals

## Gewichtsfragen

Ein Wald für die Oper wiegt anderthalb Tonnen, ein Wald für das Schauspiel passt in zwei Kisten. Das liegt nicht am Geschmack, sondern am Umbau: Eine Oper steht, wenn sie einmal steht; ein Schauspiel wird am nächsten Tag von „Hamlet“ abgelöst und muss in vierzig Minuten weg sein. Für Nestroys „Zerrissenen“ hat Wolfgang Steinparz einen Balkon entworfen, der über dem Orchestergraben hängt und aussieht wie aus Stein. Er ist aus Pappelsperrholz, mit Sägespänen verputzt, und zwei Leute tragen ihn weg.

Besucherinnen und Besucher der Führung „Farbe, Leim und Leinwand“ dürfen zum Schluss selbst an den Pinsel. Die Aufgabe ist immer die gleiche: eine gerade Linie, drei Meter. Es ist bisher noch niemandem gelungen, auch der Intendantin nicht. Ihre Linie hängt, gerahmt, neben der Tür.
`,
    en: `
You smell the paint hall before you see it. Bone glue, soaked in water and heated to sixty degrees, recalls a soup to which one would rather not be invited. It has bound pigments for three hundred years, and so far nobody has thought of anything better: distemper is matt, cheap, and can be washed off so that the cloth may be used again.

The hall is twenty-two metres long, and empty. What is being painted lies on the floor, and those who paint stand on it, in felt slippers, with a brush on a bamboo handle two metres long. They work from the hip, walking, and never see the picture from the distance for which it is meant. For that there is a ladder with a small pulpit at the far end. Every ten minutes somebody climbs up, looks, shakes their head and comes down again.

## A sky that promises nothing

On the floor today lies the sky for “The Flying Dutchman”. Henrik Aalbæk sets the piece in a waiting room; there is no sea, only four doors, and when they open one sees a bit of what is outside. Fourteen metres by six of clouds, of which the audience never sees more than a chink. “All of it has to be painted nonetheless,” says Hermine Aigner, who runs the paint hall. “The mist drifts through. And besides, one knows.”

The sky consists of eleven layers, each as thin as tea. The first is pink, which cannot be seen in the end but would be missed. Between layers it dries overnight. Water is the most important tool: with a knapsack sprayer of the kind that winegrowers use, the edges are dissolved until no one can say where a cloud begins.

> From the first row a good backcloth is an accident, and from the tenth an evening in November. — Hermine Aigner, head of the paint hall

## Questions of weight

A forest for an opera weighs a tonne and a half; a forest for a play fits into two crates. This is not a matter of taste but of changeovers: an opera stands once it stands, while a play is followed by “Hamlet” the next day and has to be gone in forty minutes. For Nestroy’s “Man Full of Nothing” Wolfgang Steinparz has designed a balcony that hangs above the orchestra pit and looks like stone. It is made of poplar plywood, rendered with sawdust, and two people carry it off.

Visitors on the tour “Paint, Glue and Canvas” may take up the brush themselves at the end. The task is always the same: a straight line of three metres. Nobody has managed it so far, nor has our artistic director. Her line hangs beside the door, in a frame.
`,
  },
} satisfies DemoArticle
