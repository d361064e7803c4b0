import type { DemoArticle } from './demo-article.ts'

export const vierzigtausendKnoepfe = {
  key: 'vierzigtausend-knoepfe',
  slugEn: 'forty-thousand-buttons',
  title: { de: 'Vierzigtausend Knöpfe', en: 'Forty Thousand Buttons' },
  preline: { de: 'Kostüm', en: 'Costume' },
  teaser: {
    de: 'Zdeněk Hrubeška schreibt jeder Choristin einen Lebenslauf und näht ihn dann in das Futter. Zu Besuch in der Kostümabteilung.',
    en: 'Zdeněk Hrubeška writes a life story for every member of the chorus and then sews it into the lining. A visit to the wardrobe department.',
  },
  author: 'Ilse Drabek',
  category: 'werkstatt',
  tags: ['kostuem', 'oper', 'operette', 'chor'],
  publishedDaysAgo: 13,
  picture: 'house:sewing',
  productions: ['die-fledermaus', 'die-zauberfloete'],
  events: ['kostuemverkauf'],
  people: ['zdenek-hrubeska'],
  text: {
    de: `
Die Knöpfe liegen in Zigarrenkisten, nach Farbe sortiert, dann nach Größe, dann nach etwas, das nur Zdeněk Hrubeška erkennt. Er nennt es Laune. „Der hier ist beleidigt“, sagt er und legt einen kleinen schwarzen Hornknopf auf den Tisch. „Der kommt auf eine Uniform. Der hier ist freundlich, aber faul.“ Perlmutt, vier Löcher, an einer Stelle abgestoßen. „Ein Schlafrock. Eisenstein, erster Akt.“

Vierzigtausend besitzt er ungefähr, die meisten aus den Nachlässen mährischer Schneider. In die Kostümabteilung des Stadttheaters bringt er zu jeder Produktion drei Kisten mit. Den Rest erledigen sieben Schneiderinnen, zwei Gewandmeister, eine Modistin und eine Färberin, die man an ihren Händen erkennt.

## Biografien für den Chor

Bekannt ist Hrubeška im Haus für seine Lebensläufe. Zu jedem Kostüm des Opernchors gibt es einen, eine halbe Seite, getippt: Name, Beruf, Wohngegend, ein Geheimnis. In der „Zauberflöte“ ist der dritte Priester von links ein pensionierter Eisenbahner, der im Tempel nur wegen der Akustik geblieben ist. Eine Dame auf Orlofskys Fest in der „Fledermaus“ hat ihr Kleid nicht bezahlt und bleibt deshalb immer nahe an der Tür.

Achtundzwanzig Mitglieder hat der Chor, und alle lesen ihre Seite. Manche heben sie auf. Chordirektor Gregor Nussbaumeder behauptet, die Konsonanten seien seither besser: Wer wisse, wer er sei, spreche deutlicher.

> Ein Solist hat eine Arie, damit man ihn versteht. Der Chor hat nur sein Gewand. — Zdeněk Hrubeška

## Was ein Kostüm aushalten muss

Zwischen Zeichnung und Premiere liegen vierzehn Wochen. Die Figurine, mit Bleistift und Kaffee koloriert, geht an die Gewandmeister, die daraus einen Schnitt machen; aus Nessel entsteht ein Probemodell, in dem gesungen, gekniet und gefallen wird. Gerald Pichlbauer, gelernter Tischler, prüft bei jeder Anprobe die Nähte, als wären es Zinken. Unter den Achseln sitzen Zwickel aus Strickstoff, die niemand sieht und ohne die kein Tenor ein hohes C mit erhobenem Arm sänge.

Ein Kostüm wird im Schnitt sechzehnmal getragen, siebenmal gewaschen und zweimal geflickt. Danach kommt es in den Fundus, vier Stockwerke, elftausend Stück, und wartet. Ein Drittel von dem, was heute auf der Bühne zu sehen ist, war schon einmal etwas anderes: Rosalindes Mantel im dritten Akt ist aus dem Vorhang einer „Lustigen Witwe“ von 1994 genäht.

Einmal im Jahr geht der Fundus über. Dann werden beim Kostümverkauf auf der Studiobühne sechshundert Stücke abgegeben, und wer Glück hat, findet im Futter noch den Zettel. „Gretl, Näherin, wohnt über dem Gasthof, glaubt nicht an die Liebe“, stand im vergangenen Jahr in einem braunen Wollrock. Verkauft wurde er um zwölf Euro an eine Braut.
`,
    en: `
The buttons are kept in cigar boxes, sorted by colour, then by size, then by something that only Zdeněk Hrubeška can see. He calls it mood. “This one is offended,” he says, and puts a small black horn button on the table. “It goes on a uniform. This one is friendly, but lazy.” Mother-of-pearl, four holes, chipped on one side. “A dressing gown. Eisenstein, act one.”

He owns about forty thousand, most of them from the estates of Moravian tailors. For each production he brings three boxes to the wardrobe department of the theatre. The rest is up to seven seamstresses, two cutters, a milliner and a dyer who can be told by her hands.

## Biographies for the chorus

In the house Hrubeška is known for his life stories. There is one for every chorus costume, half a page, typed: name, trade, part of town, a secret. In “The Magic Flute” the third priest from the left is a retired railwayman who has stayed on in the temple only for the acoustics. A lady at Orlofsky’s party in “Die Fledermaus” has not paid for her dress and therefore always keeps close to the door.

The chorus has twenty-eight members, and all of them read their page. Some keep it. Gregor Nussbaumeder, the chorus master, claims that consonants have improved since: people who know who they are speak more clearly.

> A soloist has an aria so that we understand him. The chorus has only its clothes. — Zdeněk Hrubeška

## What a costume has to endure

Fourteen weeks lie between drawing and premiere. The design, coloured with pencil and coffee, goes to the cutters, who make a pattern of it; a model in calico follows, in which people sing, kneel and fall. Gerald Pichlbauer, a trained joiner, inspects the seams at every fitting as if they were dovetails. Under the arms there are gussets of knitted fabric that nobody sees, and without which no tenor would sing a high C with his arm raised.

On average a costume is worn sixteen times, washed seven times and mended twice. Then it goes into store, four floors, eleven thousand pieces, and waits. A third of what can be seen on stage today was something else before: Rosalinde’s coat in the third act is made from the curtain of a “Merry Widow” of 1994.

Once a year the store overflows. Six hundred pieces are then sold on the Studio Stage, and with luck the slip of paper is still in the lining. “Gretl, seamstress, lives above the inn, does not believe in love,” it said last year inside a brown woollen skirt. It was sold for twelve euros, to a bride.
`,
  },
} satisfies DemoArticle
