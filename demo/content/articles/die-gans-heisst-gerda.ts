import type { DemoArticle } from './demo-article.ts'

export const dieGansHeisstGerda = {
  key: 'die-gans-heisst-gerda',
  slugEn: 'the-goose-is-called-gerda',
  title: { de: 'Die Gans heißt Gerda', en: 'The Goose Is Called Gerda' },
  preline: { de: 'In der Requisite', en: 'In the props room' },
  teaser: {
    de: 'Was auf der Bühne gegessen wird, muss man schlucken, singen und vierzehnmal wiederholen können. Ein Besuch in der kleinsten Küche des Hauses.',
    en: 'What is eaten on stage has to be swallowed, sung through and repeated fourteen times. A visit to the smallest kitchen in the house.',
  },
  author: 'Lea Mitterlehner',
  category: 'werkstatt',
  tags: ['oper', 'schauspiel', 'nachhaltig'],
  publishedDaysAgo: 318,
  picture: 'poster:haensel-und-gretel',
  productions: ['haensel-und-gretel', 'hamlet'],
  events: ['hoffest'],
  people: ['roland-tiefengraber', 'barbara-fellinger', 'elias-froschauer'],
  text: {
    de: `
Gerda ist einundvierzig Jahre alt, aus Polyurethan und knusprig. Sie hat in dreizehn Inszenierungen auf dem Tisch gestanden, zweimal als Weihnachtsgans, einmal als Schwan, einmal, in einem sehr modernen „Macbeth“, als Banquo. Vor jeder Vorstellung wird sie mit Speiseöl eingepinselt, damit sie glänzt. Danach wird sie abgewaschen, denn ranzig riecht auch eine Gans aus Schaumstoff.

„Gegessen wird sie nicht“, sagt Hedwig Stadlbauer. „Jedenfalls nicht mehr. 1997 hat es einer versucht, es war finster, und er war neu.“ Der Abdruck am linken Haxl ist noch zu sehen.

Stadlbauer leitet die Requisite, drei Zimmer und eine Kochnische hinter der linken Seitenbühne. Alles, was ein Mensch auf der Bühne angreift und was nicht angenäht ist, gehört ihr: Briefe, Schwerter, Brillen, Säuglinge. Und das Essen. Ich spiele heuer in drei Stücken, in denen gegessen wird, und wollte endlich wissen, was.

## Vierzehn Teller Suppe

Die Regeln hängen über dem Waschbecken. Nichts, was bröselt; ein Brösel in der Luftröhre beendet jede Arie. Nichts mit Nüssen. Keine Milch vor dem Singen, die legt sich an. Nichts, was man kauen muss, wenn man innerhalb von vier Takten dran ist. Es muss aus der zehnten Reihe nach dem ausschauen, was es sein soll, und darf dem, der es isst, auch beim zwanzigsten Mal nicht zuwider sein. Der Champagner ist Apfelsaft mit Soda, eins zu drei, frisch aufgespritzt. Whisky ist Schwarztee vom Vortag. Austern sind Pfirsichhälften aus der Dose. Und das Fleisch, sagt Stadlbauer, sei fast immer Pumpernickel, in Form geschnitten und mit Rote-Rüben-Saft bestrichen. Im „Hamlet“ essen wir davon drei Kilogramm pro Abend. Es ist gut, solange man nicht daran denkt, dass es zum Begräbnis gehört.

In „Hänsel und Gretel“ ist es schwieriger, denn dort geht es um Hunger. Barbara Fellinger, die das Stück inszeniert hat, wollte keine Attrappen. Wenn beim Abendsegen vierzehn Menschen mit Suppenschüsseln auftreten, dann soll die Suppe dampfen, und man soll sie riechen. Echte Suppe hält aber ihre Hitze auf dem Weg nicht. Sie wird jetzt erst auf der Seitenbühne eingefüllt, aus zwei Thermobehältern, die früher dem Roten Kreuz gehört haben: Rindsuppe, ohne Schnittlauch, weil der an den Zähnen klebt. Nach der Vorstellung essen sie die, die sie getragen haben. Übrig geblieben ist noch nie etwas.

> Im Theater darf man lügen, nur nicht mit dem Geruch. Die Nase hat kein Abonnement. — Hedwig Stadlbauer, Leiterin der Requisite

## Ein Haus zum Lutschen

Das Knusperhaus besteht aus dreihundertsechzig Lebkuchen und einem Gerüst aus Draht. Gebacken werden sie in der Bäckerei Kaltenböck am Stadtplatz, nach einem Rezept mit so wenig Fett, dass sie drei Wochen halten und notfalls drei Jahre. Nach jeder Vorstellung verteilt der Kinderchor im Foyer, was vom Haus abgebrochen worden ist, und am nächsten Vormittag mauert Stadlbauers Kollege Poldi Riegler nach. Er benützt Eiklar und Staubzucker. Seine Fugen, sagt er, seien die geradesten im ganzen Bezirk, und er habe eine Zeit lang wirklich am Bau gearbeitet.

Roland Tiefengraber singt die Hexe. Er ist gelernter Koch, und es geht ihm gegen den Strich, dass sein Backrohr nur eine rote Lampe ist. Bei der Generalprobe hat er heimlich eine echte Pfanne mitgenommen und während des Vorspiels zum dritten Bild Zwiebeln angeröstet. Der Saal bekam Hunger bis in den zweiten Rang. Die Feuerwehr bekam ihn auch, stellte die Pfanne sicher und gab sie nach der Premiere zurück, leer.

## Was nachher geschieht

Weggeworfen wird wenig. Das angeschnittene Brot kriegt der Portier für die Hühner seiner Schwester. Was auf der Bühne nicht berührt wurde, steht ab 22 Uhr auf dem Wagen vor der Kantine, mit einem Zettel, aus welchem Stück es stammt. Ich habe gesehen, wie sich zwei Bratschisten um den Nachtisch aus dem dritten Akt gestritten haben, ohne zu wissen, dass er aus Rasierschaum war. Stadlbauer hat es ihnen gesagt, aber erst nach einer Weile.

Im Kasten neben der Tür liegt schon, was demnächst gebraucht wird: ein Satz Zähne, ein Brief, den man vierzehnmal zerreißen kann, und ein Drachen, den Riegler mit Elias Froschauer baut und der mit keinem Stück etwas zu tun hat. Ganz oben, unter einem Geschirrtuch, sitzt Gerda. Sie hat erst im Herbst wieder zu tun. Man hat ihr, sagt Stadlbauer, etwas mit Sprechtext in Aussicht gestellt.

Und das Theaterblut? Das Rezept wird einmal im Jahr verraten, beim Hoffest, mündlich, und wer es aufschreibt, bekommt ein anderes gesagt.
`,
    en: `
Gerda is forty-one years old, made of polyurethane, and crisp. She has been on the table in thirteen productions, twice as the Christmas goose, once as a swan, and once, in a very modern “Macbeth”, as Banquo. Before every performance she is brushed with cooking oil, for the shine. Afterwards she is washed, because even a goose made of foam goes rancid.

“She doesn’t get eaten,” says Hedwig Stadlbauer. “Not any more, that is. In 1997 someone tried; it was dark, and he was new.” The marks can still be seen on the left drumstick.

Stadlbauer is head of props: three rooms and a kitchenette behind the wings on the left. Everything that a person on stage takes hold of and that isn’t sewn on belongs to her: letters, swords, spectacles, infants. And the food. This season I am in three plays in which there is eating, and I wanted at last to know what.

## Fourteen bowls of soup

The rules hang over the sink. Nothing that makes crumbs; a crumb in the windpipe is the end of any aria. Nothing with nuts. No milk before singing, it coats the throat. Nothing that has to be chewed by a person with an entry in four bars’ time. From the tenth row it must look like whatever it is meant to be, and the one who eats it must still be able to face it at the twentieth performance. The champagne is apple juice with soda, one part to three, topped up at the last moment. Whisky is yesterday’s tea. Oysters are tinned peaches. And meat, says Stadlbauer, is nearly always pumpernickel, carved into shape and painted with beetroot juice. In “Hamlet” we get through three kilograms of it a night. It’s good, as long as you do not remember that it belongs to the funeral.

“Hansel and Gretel” is more of a problem, because it is about hunger. Barbara Fellinger, who directed it, would have no dummies. When at the evening prayer fourteen people enter with bowls of soup, the soup is to steam, and you are to smell it. But real soup does not stay hot on the way. So now it is poured in the wings, out of two insulated containers that used to be the Red Cross’s: beef broth without chives, since chives stick to the teeth. When the show is over it is eaten by those who carried it. There have never been any leftovers.

> In the theatre you may tell lies, just not with smells. The nose isn’t a subscriber. — Hedwig Stadlbauer, head of props

## A house for sucking

The gingerbread house consists of three hundred and sixty pieces and a wire frame. They are baked at Kaltenböck’s on the main square, from a recipe with so little fat in it that they keep for three weeks, and if need be for three years. After every performance the children’s chorus gives away in the foyer what has been broken off the house, and the next morning Stadlbauer’s colleague Poldi Riegler rebuilds the wall. He uses egg white and icing sugar. His joints, he says, are the straightest in the district, and he did in fact work on building sites for a while.

Roland Tiefengraber sings the witch. He is a trained cook, and it goes against the grain with him that his oven is nothing but a red lamp. At the dress rehearsal he smuggled in a real pan and fried onions during the prelude to the third scene. The house grew hungry right up to the second circle. So did the fire officers, who impounded the pan and gave it back after the premiere, empty.

## What happens afterwards

Little is thrown out. The porter takes the cut bread, for his sister’s hens. Whatever has not been touched on stage stands from 10 pm on the trolley outside the canteen, with a note saying which play it comes from. I have seen two violas quarrel over the third-act pudding without knowing that it was shaving foam. Stadlbauer did tell them, if only after a while.

In the cupboard by the door lies what will be needed next: a set of teeth, a letter that can be torn up fourteen times, and a kite, which Riegler is building with Elias Froschauer and which has nothing to do with any play. At the very top, under a tea towel, sits Gerda. She has no work until the autumn. There has been talk, says Stadlbauer, of something with lines.

And the stage blood? The recipe is revealed once a year, at the Season Opening in the Court, by word of mouth, and people who write it down are told a different one.
`,
  },
} satisfies DemoArticle
