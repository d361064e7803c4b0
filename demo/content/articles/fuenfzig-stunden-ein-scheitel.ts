import type { DemoArticle } from './demo-article.ts'

export const fuenfzigStundenEinScheitel = {
  key: 'fuenfzig-stunden-ein-scheitel',
  slugEn: 'fifty-hours-to-a-parting',
  title: { de: 'Fünfzig Stunden, ein Scheitel', en: 'Fifty Hours to a Parting' },
  preline: { de: 'In der Maske', en: 'In the wig room' },
  teaser: {
    de: 'Eine Perücke wird Haar für Haar geknüpft. Für „Orpheus in der Unterwelt“ braucht es elf Götter, und das Material wächst in der 3B.',
    en: 'A wig is knotted hair by hair. “Orpheus in the Underworld” needs eleven gods, and the material is growing in class 3B.',
  },
  author: 'Lea Mitterlehner',
  category: 'werkstatt',
  tags: ['operette', 'kostuem', 'stadt', 'nachhaltig'],
  publishedDaysAgo: 121,
  picture: 'house:wig-block',
  productions: ['orpheus-in-der-unterwelt', 'die-fledermaus'],
  people: ['theresa-haslauer', 'klara-neumeister-vogt', 'friederike-lohninger'],
  text: {
    de: `
Am schwierigsten ist die Stirn. Am Hinterkopf darf man drei Haare auf einmal nehmen, an den Schläfen zwei, aber vorne, wo jeder hinschaut, kommt auf jedes Loch im Tüll ein einziges Haar, schräg eingezogen, doppelt verknotet, mit einer Nadel, die feiner ist als die Fliegen, die Birgit Oberndorfer in ihrer Freizeit bindet. Sie leitet die Maske, fischt auf Äschen und sagt, das eine übe für das andere.

Eine Perücke hat rund vierzigtausend Knoten. Wer geübt ist, schafft achthundert in der Stunde. Man kann das ausrechnen, aber in der Werkstatt am Lederergraben, erster Stock, Fenster zum Mühlbach, rechnet niemand. Es ist Juli, das Theater hat Ferien, und hier sitzen vier Frauen um einen Tisch, jede einen Holzkopf auf dem Schoß, und knüpfen Götter.

## Elf vom Olymp

Im nächsten Sommer wird auf der Hofbühne „Orpheus in der Unterwelt“ gespielt. Das ist in elf Monaten, also demnächst. Offenbachs Olymp langweilt sich, und bei Friederike Lohninger tut er das mit sehr gepflegten Frisuren: Juno trägt eine Dauerwelle wie eine Landeshauptmannsgattin aus den Siebzigern, Mars einen Bürstenschnitt, Venus offenes Haar bis zum Gürtel. Merkur hat zwei Wirbel, die wie Flügel abstehen. Dafür gibt es kein Mittel außer Geduld; die Haare werden in der Richtung geknüpft, in der sie später widerspenstig sein sollen.

Draußen zu spielen heißt, dass alles halten muss: Wind von der Enns, vierunddreißig Grad um halb neun am Abend, ein Regenguss. Kunsthaar ist billiger, aber im Gegenlicht glänzt es wie ein Christbaum, und nach drei Wochen Sonne ist Jupiter lila. Also echtes Haar. Es kostet, fertig sortiert und gelockt, bis zu neunhundert Euro das Kilogramm, und für Venus allein braucht man dreihundert Gramm.

> Eine gute Perücke erkennt man daran, dass der Tenor glaubt, er habe noch Haare. — Birgit Oberndorfer, Leiterin der Maske

## Aus der Nachbarschaft

Vor vier Jahren stand eine Schülerin mit einem Zopf in der Tür. Nicht auf dem Kopf, in der Hand: sechzig Zentimeter, kastanienbraun, mit Gummiringerl oben und unten. Ob man den brauchen könne. Man konnte, er ist inzwischen Rosalindes Scheitel in der „Fledermaus“. Seither liegt an der Kassa ein Blatt mit der Überschrift „Abschneiden, aber richtig“: waschen, trocknen, an beiden Enden abbinden, ungefärbt, mindestens dreißig Zentimeter, und bitte nicht in Plastik. Zweiundsiebzig Zöpfe sind bisher gekommen. Eine ganze dritte Klasse des Gymnasiums lässt die Haare gerade um die Wette wachsen, Buben wie Mädchen, und der Direktor hat aufgehört, Fragen zu stellen.

Wer spendet, bekommt zwei Karten und eine Ansichtskarte mit der Auskunft, auf wem der eigene Zopf gelandet ist. Manche sitzen dann in der Vorstellung und schauen nur dorthin. Eine ältere Dame hat sich beschwert: Ihr Haar sei, im dritten Akt, vom Gefängnisdirektor grob behandelt worden.

Theresa Haslauer hat ihr Orlofsky-Bärtchen auch von hier. Es besteht aus zweihundertzehn Wimpern, wie sie es nennt, und klebt mit Mastix, einem Harz, das nach Weihnachten riecht und auf der Haut zieht. Nach Spielen der zweiten Mannschaft des FC Ennsfelden kommt sie eine halbe Stunde früher, der Knie wegen. „Ich habe schon Hosenrollen gehabt“, sagt sie, „bei denen das Schminken unterhalb länger gedauert hat als oben.“

## Was im Kopf steckt

Zu jeder Perücke gehört ein Holzkopf, und zu jedem Mitglied des Ensembles ein Maß: Umfang, Ohr zu Ohr, Stirn zu Nacken. Die Zahlen hängen an der Wand, ohne Namen, aber jeder kennt die seine. Klara Neumeister-Vogt hat den kleinsten Kopf des Hauses, zweiundfünfzig Zentimeter, und wird als Öffentliche Meinung eine graue Topffrisur tragen, für die Oberndorfer drei Wochen lang Frauen an der Bushaltestelle Stadtplatz studiert hat. Den größten hat Bernhard Mostegl, der das für eine Frage der Resonanz hält.

Ich habe mir das Knüpfen zeigen lassen. Ich webe seit meinem zwölften Jahr und dachte, ich könne das. Nach einer Stunde hatte ich vierzehn Haare eingezogen, von denen Oberndorfer zwölf wieder herausnahm. Die zwei anderen sind im Nacken der Juno, links, ganz unten. Von vorne wird man sie nicht sehen. Ich werde trotzdem nur dorthin schauen.
`,
    en: `
The forehead is the worst. At the back of the head you may take three hairs at a time, at the temples two, but in front, where everybody looks, there is a single hair to every hole in the tulle, drawn in at a slant and knotted twice, with a needle finer than the flies that Birgit Oberndorfer ties in her spare time. She runs hair and make-up, fishes for grayling, and says that each is practice for the other.

A wig has some forty thousand knots. With experience one does eight hundred in an hour. The sum is not hard, but in the workshop on Lederergraben, first floor, windows to the mill stream, nobody does sums. It is July, the theatre is on holiday, and here are four women round a table, each with a wooden head in her lap, knotting gods.

## Eleven from Olympus

Next summer the Court Stage will show “Orpheus in the Underworld”. That is eleven months from now, or in other words soon. Offenbach’s Olympus is bored, and with Friederike Lohninger it is bored in very good hair: Juno has the perm of a provincial governor’s wife of the seventies, Mars a crew cut, Venus wears hers loose to the belt. Mercury has two cowlicks that stick out like wings. There is no product for this other than patience; the hairs are knotted in whichever direction they are going to misbehave.

To act out of doors means that everything has to hold: wind off the river, thirty-four degrees at half past eight in the evening, a downpour. Artificial hair is cheaper, but with the light behind it it glitters like a Christmas tree, and after three weeks of sun Jupiter has turned mauve. So it must be real. Sorted and curled, it costs up to nine hundred euros a kilogram, and Venus by herself needs three hundred grams.

> You can tell a good wig by the tenor who believes that he still has hair. — Birgit Oberndorfer, head of hair and make-up

## From the neighbourhood

Four years ago a schoolgirl stood in the doorway with a plait. She had it not on her head but in her hand: sixty centimetres, chestnut, an elastic band at either end. Would it be of any use? It was, and is now Rosalinde’s parting in “Die Fledermaus”. Since then a leaflet has been lying at the box office under the heading “How to cut it off properly”: wash, dry, tie at both ends, undyed, thirty centimetres at the least, and please, no plastic. Seventy-two plaits have arrived so far. At the grammar school a whole third form is just having a race to grow theirs, boys and girls alike, and the headmaster has given up asking.

Donors receive two tickets and a postcard informing them on whom their plait has ended up. Some then sit in the performance and look at nothing else. One elderly lady complained: in the third act, she said, her hair had been roughly handled by the prison governor.

Theresa Haslauer’s little beard as Orlofsky comes from here as well. It consists of two hundred and ten eyelashes, as she puts it, and is stuck on with mastic, a resin that smells of Christmas and pulls at the skin. When the second eleven of FC Ennsfelden has had a match she comes in half an hour early, because of her knees. “I’ve had trouser parts,” she says, “that took longer to make up at the bottom than at the top.”

## What is in a head

To every wig belongs a wooden head, and to every member of the company a set of measurements: round, ear to ear, brow to nape. The figures are on the wall, without names, but everyone knows his own. Klara Neumeister-Vogt has the smallest head in the house, fifty-two centimetres, and as Public Opinion will wear a grey pudding-basin cut for which Oberndorfer spent three weeks studying women at the Stadtplatz bus stop. The biggest is Bernhard Mostegl’s; he considers it a matter of resonance.

I asked to be shown how to knot. I have been weaving since I was twelve and thought that I would be able to do it. After an hour I had put in fourteen hairs, of which Oberndorfer took twelve out again. The other two are at the back of Juno’s neck, left, right at the bottom. They cannot be seen from the front. I shall be looking at nothing else.
`,
  },
} satisfies DemoArticle
