import type { DemoArticle } from './demo-article.ts'

export const bisZurAchtenStufe = {
  key: 'bis-zur-achten-stufe',
  slugEn: 'up-to-the-eighth-step',
  title: { de: 'Bis zur achten Stufe', en: 'Up to the Eighth Step' },
  preline: { de: 'Das Hochwasser von 2002', en: 'The flood of 2002' },
  teaser: {
    de: 'Im August 2002 stand die Enns im Studio. Drei Tage später wurde gespielt, mit einem Klavier, das geschwommen war.',
    en: 'In August 2002 the Enns was in the Studio. Three days later there was a performance, with a piano that had been afloat.',
  },
  author: 'Ilse Drabek',
  category: 'geschichte',
  tags: ['stadt', 'archiv', 'schauspiel'],
  publishedDaysAgo: 96,
  picture: 'poster:die-odyssee',
  productions: ['die-odyssee', 'nora-oder-ein-puppenheim'],
  people: ['hannelore-zistler', 'elvira-montenuovo', 'ilse-drabek'],
  text: {
    de: `
Die Stiege ins Studio hat vierzehn Stufen. An der achten, auf Kniehöhe, ist ein Strich in die Wand geritzt, daneben steht mit Lackstift: „13. 8. 02, 4 Uhr früh, Huemer“. Wer nicht danach sucht, geht daran vorbei. Wer einmal davon gehört hat, geht danach immer ein wenig schneller.

Franz Huemer war damals Schnürmeister und hatte in dieser Nacht Dienst, weil sonst niemand durchgekommen wäre. Es hatte seit dem Sonntag geregnet. Um Mitternacht rief ihn der Pegelwart an und sagte eine Zahl, und Huemer, der am Fluss aufgewachsen ist, legte auf und holte die Gummistiefel. Um eins kam das Wasser. Es kam nicht über die Gasse, wo die Sandsäcke lagen. Es kam aus dem Boden, durch den alten Kohlenschacht, den man 1974 mit einem Brett verschlossen und dann vergessen hatte.

## Hundertzwanzig Sessel

Drei Menschen trugen in den folgenden drei Stunden hundertzwanzig Sessel, vierzig Scheinwerfer und eine Nähmaschine in den ersten Stock: Huemer, die Reinigungskraft Dušanka Ilić und Hannelore Zistler, die über der Buchhandlung wohnte und das Licht gesehen hatte. Sie kam im Nachthemd und im Pelz aus dem „Kirschgarten“, den sie am Vormittag in die Putzerei hätte bringen sollen. „Der war ohnehin schon nass“, sagt sie.

Das Klavier konnten sie nicht tragen. Es war ein Pianino aus Wien, zweihundertzwanzig Kilogramm, und um halb drei hob es sich mit einem Geräusch vom Boden, das Huemer als Seufzen beschreibt. Danach trieb es langsam durch den Raum, stieß an die Säule, drehte sich und trieb zurück. Ein Klavier schwimmt nicht lang. Dieses schwamm, bis die Feuerwehr die Pumpe anwarf, und sank dann gegen fünf auf drei Kisten mit Programmheften, die dafür gerade die richtige Höhe hatten.

> Das Wasser war sehr höflich. Es ist hereingekommen, hat sich umgeschaut und überall ein bisserl etwas dagelassen. — Hannelore Zistler

Am Dienstag zu Mittag stand der Schlamm noch vierzig Zentimeter hoch. Am Mittwoch kamen die ersten Leute mit Schaufeln. Niemand hatte sie gerufen; manche hatten selbst einen Keller. Die Freiwillige Feuerwehr, die Handelsakademie, der Fußballverein, zwei Pfarren, die miteinander sonst nicht redeten. Eine Liste, die Ilić auf dem Deckel einer Perückenschachtel führte, nennt zweihundertsechs Namen und dahinter, was jemand mitgebracht hatte: „Scheibtruhe“. „Suppe“. „Nur Zeit“.

## Freitag, halb acht

Für den Freitag war nichts angesetzt, es war Sommerpause. Gespielt wurde trotzdem, auf dem Stadtplatz, auf zwei Anhängern. Das halbe Ensemble war im Urlaub, also gab man, was die andere Hälfte auswendig konnte: den dritten Akt von „Der Talisman“, vier Lieder aus der „Winterreise“ und einen Zauberkünstler aus Garsten. Das Klavier hatte man abgespritzt und zwei Tage in die Sonne gestellt. Von achtundachtzig Tasten gingen einundsechzig. Der Korrepetitor spielte um die anderen herum, und beim „Lindenbaum“ blieb, wie mehrere Zeugen berichten, nach dem letzten Ton etwas Schlamm auf dem Pedal liegen.

Eintritt wurde nicht verlangt. In den Kübel, der herumging, kamen achttausendsiebenhundert Euro, ein Ehering und ein Zettel mit der Bitte, den Ring wieder zurückzugeben, wenn es auch ohne ihn gehe. Es ging.

## Was davon geblieben ist

Der Kohlenschacht hat heute einen Deckel aus Stahl und einen Fühler, der das Handy des Bühnenmeisters weckt. Die Sessel stehen wieder im Studio, drei davon mit einem dunklen Rand an den Beinen. Wenn Johanna Katzensteiner als Nora durch die grüne Tür in die Färbergasse geht, steigt sie über eine Schwelle, die es vorher nicht gab: zweiundzwanzig Zentimeter Beton, außen abgeschrägt.

!picture:poster:nora-oder-ein-puppenheim Auf dem Plakat von „Nora“ ist die Tür orange. In der Färbergasse ist sie grün, und seit 2002 steigt man darüber.

Und das Pianino? Es ist nicht mehr zu stimmen und steht auf dem Dachboden, neben der Liste. Elvira Montenuovo, die für ihre „Odyssee“ alles sammelt, was aus dem Wasser kommt, hat bei ihrem letzten Besuch lange davor gestanden und gefragt, ob sie eine Taste haben könne. Man hat ihr das hohe C gegeben. Daraus wird, sagt sie, Nausikaa.
`,
    en: `
Fourteen steps lead down to the Studio. By the eighth, at the height of a knee, a line has been scratched into the wall, and next to it stands in marker pen: “13 Aug 02, 4 am, Huemer”. People who do not look for it walk past. People who have once heard about it walk past a little faster.

Franz Huemer was head flyman at the time, and on duty that night because nobody else could have got through. It had been raining since Sunday. At midnight the man from the river gauge rang and told him a figure, and Huemer, who grew up on the bank, hung up and fetched his rubber boots. At one o’clock the water came. It did not come along the street, where the sandbags were. It came out of the floor, by way of the old coal chute, which had been closed with a board in 1974 and then forgotten.

## A hundred and twenty chairs

In the three hours that followed, three people carried a hundred and twenty chairs, forty lamps and a sewing machine up to the first floor: Huemer, the cleaner Dušanka Ilić, and Hannelore Zistler, who lived above the bookshop and had seen the light. She came in her nightdress and the fur from “The Cherry Orchard”, which she had been meant to take to the cleaner’s in the morning. “It was wet already,” she says.

The piano was beyond them. It was a Viennese upright of two hundred and twenty kilograms, and at half past two it lifted off the floor with a noise that Huemer calls a sigh. Then it drifted slowly through the room, bumped against the pillar, turned and drifted back. A piano does not float for long. This one floated until the fire brigade started the pump, and towards five it settled on three cases of programme books that happened to be exactly the right height.

> The water was very polite. It came in, had a look round and left a little something everywhere. — Hannelore Zistler

By Tuesday noon the mud was still forty centimetres deep. On Wednesday the first people arrived with shovels. Nobody had sent for them, and some had a cellar of their own to see to. The volunteer fire brigade came, the commercial school, the football club, and two parishes that were not otherwise on speaking terms. A list that Ilić kept on the lid of a wig box has two hundred and six names on it, and after each of them what the person had brought: “Wheelbarrow”. “Soup”. “Just time”.

## Friday, half past seven

Nothing was billed for the Friday; it was the summer break. There was a performance all the same, on the main square, on two trailers. Half the company was on holiday, so they did what the other half knew by heart: the third act of Nestroy’s “The Talisman”, four songs from “Winterreise” and a conjuror from Garsten. The piano had been hosed down and left in the sun for two days. Of its eighty-eight keys sixty-one worked. The accompanist played round the rest, and after the last note of “The Linden Tree”, several witnesses report, a certain amount of mud remained on the pedal.

Nobody was charged for a ticket. Into the bucket that went round people put eight thousand seven hundred euros, a wedding ring, and a note asking for the ring back if it could be managed without. It could.

## What is left of it

The coal chute now has a lid of steel and a sensor that wakes the stage foreman’s telephone. The chairs are back in the Studio, three of them with a dark rim round the legs. When Johanna Katzensteiner as Nora leaves by the green door to Färbergasse, she steps across a threshold that was not there before: twenty-two centimetres of concrete, sloped on the outside.

!picture:poster:nora-oder-ein-puppenheim On the poster for “A Doll’s House” the door is orange. In Färbergasse it is green, and since 2002 there has been a step to it.

And the piano? It will never hold a tuning again, and stands in the attic beside the list. Elvira Montenuovo, who collects anything that comes out of water for her “Odyssey”, stood before it for a long time on her last visit and asked whether she could have a key. They gave her the top C. It is going to be Nausicaa, she says.
`,
  },
} satisfies DemoArticle
