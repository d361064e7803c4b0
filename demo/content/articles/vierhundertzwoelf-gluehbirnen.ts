import type { DemoArticle } from './demo-article.ts'

export const vierhundertzwoelfGluehbirnen = {
  key: 'vierhundertzwoelf-gluehbirnen',
  slugEn: 'four-hundred-and-twelve-light-bulbs',
  title: { de: 'Vierhundertzwölf Glühbirnen', en: 'Four Hundred and Twelve Light Bulbs' },
  preline: { de: 'Aus dem Archiv', en: 'From the archive' },
  teaser: {
    de: 'Vier pensionierte Bühnenarbeiter haben auf dem Dachboden hundertfünfzehn Jahre geordnet. Was sie gefunden haben, ist jetzt im Foyer zu sehen.',
    en: 'Four retired stagehands have put a hundred and fifteen years in order in our attic. What they found can now be seen in the foyer.',
  },
  author: 'Ilse Drabek',
  category: 'geschichte',
  tags: ['archiv', 'stadt'],
  publishedDaysAgo: 24,
  picture: 'house:archive',
  events: ['hundertfuenfzehn-jahre-stadttheater'],
  text: {
    de: `
Angefangen hat es mit einem Wasserfleck. Im Frühjahr vor zwei Jahren tropfte es in der Herrengarderobe, und wer dem Wasser nachging, kam auf den Dachboden, in einen Verschlag, den seit der Sanierung niemand mehr aufgesperrt hatte. Darin standen einhundertneunzig Schachteln, drei Überseekoffer, ein ausgestopfter Dachs und eine Badewanne voller Theaterzettel. „Die war das Archiv“, sagt Franz Huemer, der neununddreißig Jahre lang Schnürmeister war.

Huemer ist in Pension, wie Karl Stöger, Josef Lindner und Alois Brandl auch. Zusammen haben sie hundertfünfzig Dienstjahre. Ilse Drabek, die Chefdramaturgin, fragte, ob sie beim Tragen helfen könnten. Nach dem Tragen gingen sie nicht mehr weg.

## Mittwochs

Jeden Mittwoch um neun treffen sie einander seither unter dem Dach, ziehen graue Mäntel an und ordnen. Das System haben sie selbst erfunden. Es beruht nicht auf Jahren, sondern auf Stücken, und innerhalb der Stücke auf der Frage, was schwer zu heben war. Eine Archivarin des Landes, die zur Beratung kam, blieb einen Tag lang und sagte am Abend, sie würde nichts ändern.

Gefunden haben sie die Rechnung über 412 Glühbirnen, geliefert im September 1911, bezahlt im März 1913, mit dem Vermerk „nach dreimaliger Mahnung und einer Loge“. Die Eintrittskarten von 1945, auf deren Rückseite steht, wie viele Briketts sie kosten. Den Brief eines Zuschauers, der sich 1926 beschwert, die Primadonna habe beim Sterben zu ihm hergeschaut. Und die Liste der vierhundertdreißig Unterschriften von 1902, mit denen alles begann. Ganz unten, in Bleistift, steht eine vierhunderteinunddreißigste: „Auch ich. Anton, 9 Jahre.“

> Ein Dramaturg findet im Archiv Gedanken. Wir finden den Huber, wie er von der Leiter gefallen ist. — Franz Huemer, Schnürmeister im Ruhestand

## Was man nicht gern findet

Auch anderes lag in den Schachteln. Ein Spielplan für 1941, in dem mit rotem Stift gestrichen ist, was nicht mehr gespielt werden durfte, und daneben, in derselben Schrift, was man stattdessen vorschlug, eilfertig, mit Rufzeichen. Ein Dankschreiben. Ein Foto des geschmückten Portals. „Das war kein Fremder“, sagt Josef Lindner. „Das war unser Haus. Also hängt es da, wo alle vorbeigehen.“

In der Ausstellung zum hundertfünfzehnten Geburtstag ist der rote Stift neben der Pausenglocke zu sehen. Das letzte Stück ist die Liste derer, die 2019 für die Sanierung ihre Sitznummer gekauft haben. Auf Parkett, Reihe vier, Platz elf, steht: „Anton, 1893 bis 1978, seine Enkel.“

An manchen Nachmittagen führen die vier selbst durch das Foyer. Man sollte nach dem Dachs fragen. Er hat 1934 in einer Operette mitgewirkt und ist, laut Kritik im Ennsboten, „als Einziger bei der Sache“ gewesen.
`,
    en: `
It began with a water stain. In the spring two years ago there was a drip in the men’s dressing room, and those who followed the water came to the attic, to a shed that nobody had unlocked since the renovation. In it stood a hundred and ninety boxes, three cabin trunks, a stuffed badger and a bathtub full of playbills. “That was the archive,” says Franz Huemer, who was head flyman for thirty-nine years.

Huemer is retired, as are Karl Stöger, Josef Lindner and Alois Brandl. Together they have a hundred and fifty years of service. Ilse Drabek, our chief dramaturg, asked whether they could help with the carrying. When the carrying was done they did not leave.

## On Wednesdays

Every Wednesday at nine they have met under the roof since then, put on grey coats and sorted. The system is their own invention. It is based not on years but on pieces, and within the pieces on the question of what was heavy to lift. A provincial archivist who came to advise them stayed for a day and said in the evening that she would not change a thing.

They have found the bill for 412 light bulbs, delivered in September 1911, paid in March 1913, with the note “after three reminders and a box”. The tickets of 1945, on the back of which it says how many briquettes they cost. The letter of a gentleman who complained in 1926 that the prima donna had looked at him while dying. And the list of the four hundred and thirty signatures of 1902 with which it all began. At the very bottom, in pencil, there is a four hundred and thirty-first: “Me too. Anton, aged 9.”

> In an archive a dramaturg finds ideas. We find Huber, falling off the ladder. — Franz Huemer, retired head flyman

## What one would rather not find

There were other things in the boxes too. A repertoire plan for 1941 in which everything that could no longer be played is crossed out in red, and beside it, in the same hand, what was proposed instead, eagerly, with exclamation marks. A letter of thanks. A photograph of the portal with its decorations. “That was no stranger,” says Josef Lindner. “That was our house. So it hangs where everyone walks past.”

In the exhibition for the hundred and fifteenth birthday the red pencil can be seen beside the interval bell. The last item is the list of those who in 2019 bought the number of their seat to pay for the renovation. Stalls, row four, seat eleven, says: “Anton, 1893 to 1978, from his grandchildren.”

On some afternoons the four of them guide visitors through the foyer. You should ask about the badger. He appeared in an operetta in 1934 and was, according to the local paper, “the only one to keep his mind on the matter”.
`,
  },
} satisfies DemoArticle
