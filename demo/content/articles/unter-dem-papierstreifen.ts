import type { DemoArticle } from './demo-article.ts'

export const unterDemPapierstreifen = {
  key: 'unter-dem-papierstreifen',
  slugEn: 'under-the-paper-slip',
  title: { de: 'Unter dem Papierstreifen', en: 'Under the Paper Slip' },
  preline: { de: 'Im Notenarchiv', en: 'In the music library' },
  teaser: {
    de: 'Agnes Pointinger spielt die Flöte und hütet die Noten. Für eine „Traviata“ ohne Striche musste sie elfhundert Takte vom Leim befreien.',
    en: 'Agnes Pointinger plays the flute and looks after the parts. For a “Traviata” without cuts she had to free eleven hundred bars from their glue.',
  },
  author: 'Ilse Drabek',
  category: 'hintergrund',
  tags: ['orchester', 'archiv', 'konzert', 'oper'],
  publishedDaysAgo: 187,
  picture: 'poster:das-lied-von-der-erde',
  productions: ['la-traviata', 'das-lied-von-der-erde'],
  people: ['agnes-pointinger', 'tibor-szalkay', 'stefan-wurzinger'],
  text: {
    de: `
Unter dem Stadtsaal, hinter dem Gewölbe, in dem in der Pause ausgeschenkt wird, liegt der ehemalige Eiskeller der Brauerei. Es hat dort zwölf Grad, Sommer wie Winter, und die Luft ist trockener, als man bei einem Eiskeller annehmen würde. Für Bier wäre sie schlecht. Für Papier ist sie ideal. Auf hundertvierzig Metern Regal steht, was das Städtische Orchester seit 1911 gespielt hat: elfhundertsechzig Werke, davon achtzig, von denen niemand mehr sagen kann, warum.

Agnes Pointinger hat den Schlüssel. Sie ist Soloflötistin, und das Archiv macht sie nebenbei, seit der letzte Archivar in Pension gegangen ist und ihr zum Abschied einen Radiergummi geschenkt hat, groß wie eine Semmel. Sie hat ihn bisher zu zwei Dritteln verbraucht.

## Drei Farben

Jeder Kapellmeister streicht. Der eine lässt eine Wiederholung weg, der andere eine Strophe, der dritte eine Arie, weil die Sängerin Husten hat, und hernach bleibt der Strich stehen, weil man sich daran gewöhnt. Pointinger führt darüber Listen, in Blau, Grün und Rot. Blau heißt: gilt heuer. Grün: hat einmal gegolten und kann wiederkommen. Rot: nie wieder, und bitte nicht fragen. Rot ist zum Beispiel eine „Lustige Witwe“ von 1961, die ohne das Vilja-Lied auskommen wollte.

In die Stimmen selbst wurde früher nicht geschrieben, sondern geklebt. Ein Streifen Papier, Knochenleim, fertig. Als Tibor Szalkay verkündete, er werde „La Traviata“ ohne die üblichen Striche dirigieren, hieß das für das Orchester: ein paar Minuten länger. Für Pointinger hieß es dreiunddreißig Stimmen, in jeder zwischen acht und sechzig Streifen, einer auf dem anderen, manche fünf Lagen dick. Darunter lagen die zweiten Strophen, die Violetta singt, wenn man sie lässt, und die ganze Cabaletta des Vaters Germont, die in Ennsfelden seit 1926 kein Mensch gehört hatte.

> Radieren ist wie Flöte spielen: Man bewegt viel Luft, und wenn man es richtig macht, ist nachher etwas weg. — Agnes Pointinger

Sie hat es mit Dampf versucht, das wellt die Ränder. Mit Löschpapier und Kleister, das dauert. Zuletzt mit einem Milchaufschäumer, den Resi Hintersteiner aus der Kantine zur Verfügung stellte, auf kleinster Stufe, aus acht Zentimetern. Zwei Sekunden Dampf, eine Pinzette, ziehen. Drei Wochen lang saß sie nach den Proben im Eiskeller, in Handschuhen ohne Finger. Beim Ablösen half Stefan Wurzinger, der behauptet, Cellisten hätten als Einzige die nötige Geduld.

## Was darunter stand

Unter den Streifen war nicht nur Verdi. In der zweiten Oboe steht neben der Cabaletta: „Gottlob gestrichen.“ In der Bratsche hat jemand 1926 eine Partie Tarock abgerechnet. Der dritte Posaunist notierte über Jahrzehnte hinweg die Dauer des dritten Akts, auf die Minute, und daneben, was es danach im Gasthaus gab; die längste Vorstellung fiel auf einen Tag mit Beuschel. Und in der Stimme der ersten Flöte, auf der letzten Seite, in feiner, steiler Schrift: „11. März 1938. Heute sehr schön.“

Pointinger hat diese Stimme gegen eine Kopie getauscht. Das Original liegt in einer Mappe ohne Säure, neben dem Protokollbuch der Direktion Feldmann, und sie hat lange überlegt, ob sie überhaupt jemandem davon erzählen soll. Drei Tage später wurde entlassen. Ob der Flötist auf der Liste stand oder im Publikum dazu geschwiegen hat, geht aus den Noten nicht hervor.

## Mit Bleistift, bitte

Nicht alles gehört dem Haus. Das Material für „Das Lied von der Erde“ war gemietet, kam aus Wien in zwei Kartons und musste radiert zurückgehen. Der Verlag verlangt es so: kein Bogenstrich, kein Ausrufezeichen. Also saßen nach dem zweiten Konzert neun Freiwillige an den Tischen im Gewölbe, tranken, was vom Ausschank übrig war, und machten Mahler wieder leer.

Eine Eintragung hat Pointinger stehen gelassen. Sie steht im „Abschied“, in ihrer eigenen Stimme, über den letzten Takten, in denen die Altistin das Wort „ewig“ so oft wiederholt, bis man nicht mehr weiß, ob sie noch singt. Mit Bleistift, sehr klein: „Zehen reichen nicht.“ Gemeint sind die Pausen. Sie zählt sie nämlich mit den Zehen, damit die Hände warm bleiben.
`,
    en: `
Below the Town Hall, behind the vault where drinks are served in the interval, lies what used to be the brewery’s ice cellar. It has twelve degrees, summer and winter, and the air is drier than you would expect of an ice cellar. For beer it would be bad. For paper it is ideal. A hundred and forty metres of shelves hold everything that the Municipal Orchestra has played since 1911: eleven hundred and sixty works, among them eighty of which nobody can say any longer why.

Agnes Pointinger has the key. She is our principal flute, and the library is a sideline, hers since the last librarian retired and gave her as a leaving present an eraser the size of a bread roll. So far she has used up two thirds of it.

## Three colours

All conductors make cuts. One drops a repeat, another a verse, a third leaves out an aria because the soprano has a cough, and afterwards the cut stays, because people have got used to it. Pointinger keeps lists of them in blue, green and red. Blue means: valid this year. Green: was valid once, and may return. Red: never again, and please don’t ask. Red, for example, is a “Merry Widow” of 1961 that meant to do without the Vilja song.

In the parts themselves they used not to write, they pasted. A slip of paper, bone glue, done. When Tibor Szalkay announced that he would conduct “La traviata” without the usual cuts, this meant a few extra minutes to the orchestra. To Pointinger it meant thirty-three parts with eight to sixty slips each, one on top of another, some of them five layers deep. Underneath were the second verses that Violetta sings if she is allowed to, and the whole of Germont’s cabaletta, which not a soul in Ennsfelden had heard since 1926.

> Rubbing out is like playing the flute: you move a lot of air, and if you do it properly something is gone afterwards. — Agnes Pointinger

She tried steam, which cockles the edges. She tried blotting paper and paste, which takes for ever. In the end it was a milk frother, made available by Resi Hintersteiner of the canteen, on its lowest setting and from eight centimetres away. Two seconds of steam, tweezers, pull. For three weeks she sat in the ice cellar after rehearsals in fingerless gloves. Stefan Wurzinger helped with the peeling; he claims that cellists alone have the patience.

## What stood beneath

Verdi was not all there was under the slips. In the second oboe someone has written next to the cabaletta: “Cut, thank God.” In the viola part a game of tarock was added up in 1926. Over several decades the third trombone recorded the length of the last act to the minute, and beside it what there was at the inn afterwards; the longest performance fell on a day with stewed lights. And in the part of the first flute, on the last page, in a fine upright hand: “11 March 1938. Very beautiful today.”

Pointinger has exchanged this part for a copy. The original lies in an acid-free folder next to the minute book of the Feldmann years, and she wondered for a long time whether to tell anybody of it at all. Three days later came the dismissals. Whether the flautist was on the list, or was one of those who said nothing about it, cannot be learnt from the notes.

## In pencil, please

Not everything belongs to the house. The material for “The Song of the Earth” was on hire; it came from Vienna in two boxes and had to go back clean. The publisher insists: not a bowing, not an exclamation mark. So after the second concert nine volunteers sat at the tables in the vault, drank what the bar had left over and made Mahler blank again.

One entry Pointinger has left in. It is in the “Farewell”, in her own part, above the final bars, where the contralto repeats the word “ewig” until you no longer know if she is still singing. In pencil, very small: “Not enough toes.” This refers to the rests. She counts them with her toes, so that her hands stay warm.
`,
  },
} satisfies DemoArticle
