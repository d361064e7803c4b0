import type { DemoArticle } from './demo-article.ts'

export const zwoelfMessingsteine = {
  key: 'zwoelf-messingsteine',
  slugEn: 'twelve-brass-stones',
  title: { de: 'Zwölf Messingsteine', en: 'Twelve Brass Stones' },
  preline: { de: 'Vor dem Bühneneingang', en: 'By the stage door' },
  teaser: {
    de: 'Am 14. März 1938 wurden Rosa Feldmann und elf Mitglieder des Ensembles entlassen. Was ihre Briefe erzählen, und was im Archiv fehlt.',
    en: 'On 14 March 1938 Rosa Feldmann and eleven members of the company were dismissed. What their letters tell, and what is missing from the archive.',
  },
  author: 'Ilse Drabek',
  category: 'geschichte',
  tags: ['archiv', 'stadt', 'schauspiel'],
  publishedDaysAgo: 12,
  picture: 'poster:nachbarschaftsgedaechtnis',
  productions: ['nachbarschaftsgedaechtnis'],
  people: ['vera-noskova', 'rosa-caballero-prinz', 'hannelore-zistler'],
  text: {
    de: `
Wer zur Probe geht, geht über sie. Seit 2003 liegen vor dem Bühneneingang zwölf Messingsteine im Pflaster, jeder zehn mal zehn Zentimeter groß. Sie tragen Namen, Berufe und Jahreszahlen: eine Direktorin, zwei Sängerinnen, ein Kapellmeister, ein Souffleur, ein Beleuchter, sechs Schauspielerinnen und Schauspieler. Vier von ihnen überlebten.

Jeden Herbst, vor der ersten Vorstellung, putzt sie Hannelore Zistler. Niemand hat sie darum gebeten, und sie spricht ungern darüber. Sie nimmt Zitronensaft und Salz. Wer in dieser Zeit zum Bühneneingang will, wartet oder hilft.

## Acht gute Jahre

Rosa Feldmann übernahm das Haus 1930, nach zwei Pleiten und mit einem Vorhang, der nicht mehr aufging. Sie war die erste Frau an der Spitze eines Theaters in der Region. Aus ihren acht Jahren sind dreihundertelf Programmzettel erhalten: Nestroy, Schnitzler, sehr viel Operette, dazu jeden Dienstag eine Vorstellung für Arbeitslose, bei der man mit dem bezahlte, was man hatte. Die Kassabücher verzeichnen Eier, Brennholz und einmal eine Taschenuhr, „zurückgegeben“.

Am Morgen des 14. März 1938 war der Probenplan neu getippt. Drei Namen fehlten darauf, bis zum Abend waren es zwölf. Es gibt kein Protokoll, keinen Brief, keine Unterschrift. Auf der Abendvorstellung stand, laut Theaterzettel, „Das Dreimäderlhaus“, in geänderter Besetzung.

## Aus den Briefen

Was danach kam, weiß man vor allem aus Briefen. Achtzehn liegen heute im Stadtarchiv, die meisten an eine Garderobiere namens Anna Lechner gerichtet, die sie in einem Hutkarton aufbewahrte und niemandem davon erzählte. Gefunden wurden sie nach ihrem Tod, 1987, von einer Nichte. Rosa Feldmann schrieb im August 1938 aus Triest: Man möge die Palme im Foyer gießen, sie sei nur gemietet.

> Man erfährt aus einem Blatt Papier nicht, wie jemand war. Aber man erfährt, wer es aufgehoben hat. — Vera Noskova

Aus diesen Briefen, aus Vermögensanmeldungen und Fundamtslisten ist die Produktion „Nachbarschaftsgedächtnis“ entstanden. Fünf Schauspielerinnen und Schauspieler sitzen mit dem Publikum an Lesetischen und legen vor, was in elf Archivschachteln liegt. Sie spielen niemanden nach. Wo ein Blatt fehlt, ist es für einen Atemzug finster.

Vera Noskova hat zwei Jahre recherchiert. Die Täter, sagt sie, seien bekannt gewesen; sie habe wissen wollen, was in einer kleinen Stadt die Nachbarschaft tut. Wer die Wohnung besichtigt, bevor sie frei ist. Wer bei der Versteigerung den Kasten kauft. Wer einen Hutkarton versteckt.

## Die zwölfte Schachtel

Die zwölfte Schachtel auf der Bühne ist leer. Nach jeder Vorstellung bleibt ein Mitarbeiter des Stadtarchivs im Saal, und seit der Premiere haben einunddreißig Menschen etwas gebracht: Fotos, ein Poesiealbum, einen Klavierauszug mit Eintragungen, dazu vier Fragen, auf die es noch keine Antwort gibt. Eine davon lautet, wer im April 1938 die Palme geholt hat.
`,
    en: `
Anyone going to rehearsal walks across them. Since 2003 twelve brass stones have lain in the pavement by the stage door, each of them ten centimetres square. They bear names, professions and dates: a director, two singers, a conductor, a prompter, a lighting man, six actors. Four of the twelve survived.

Every autumn, before the first performance, Hannelore Zistler cleans them. Nobody has asked her to, and she does not care to talk about it. She uses lemon juice and salt. Anyone who wants to get to the stage door at such a time waits, or helps.

## Eight good years

Rosa Feldmann took over the house in 1930, after two bankruptcies and with a curtain that would no longer rise. She was the first woman to run a theatre in the region. Three hundred and eleven playbills survive from her eight years: Nestroy, Schnitzler, a great deal of operetta, and every Tuesday a performance for the unemployed, who paid with what they had. The box office ledgers list eggs, firewood and on one occasion a pocket watch, “returned”.

On the morning of 14 March 1938 the rehearsal schedule had been retyped. Three names were missing from it; by the evening there were twelve. There are no minutes, there is no letter, no signature. On that night, the playbill says, “Das Dreimäderlhaus” was given, with a different cast.

## From the letters

What came afterwards is known mainly from letters. Eighteen of them are in the town archive today, most addressed to a dresser called Anna Lechner, who kept them in a hatbox and told no one. They were found after her death in 1987 by a niece. In August 1938 Rosa Feldmann wrote from Trieste: would somebody please water the palm in the foyer, it was only rented.

> A sheet of paper will not tell you what somebody was like. But it will tell you who kept it. — Vera Noskova

From these letters, from declarations of assets and the lists of the lost property office, the production “Neighbourhood Memory” has grown. Five actors sit at reading tables with the audience and lay out what is in eleven archive boxes. They impersonate no one. Where a sheet is missing, it is dark for the length of a breath.

Vera Noskova did research for two years. The perpetrators, she says, were known; what she wanted to find out was what neighbours do in a small town. Who views the flat before it is empty. Who buys the wardrobe at the auction. Who hides a hatbox.

## The twelfth box

The twelfth box on stage is empty. After each performance someone from the town archive stays behind, and since the premiere thirty-one people have brought something: photographs, an autograph album, a vocal score with pencil marks, and four questions to which there is no answer yet. One of them is who, in April 1938, came for the palm.
`,
  },
} satisfies DemoArticle
