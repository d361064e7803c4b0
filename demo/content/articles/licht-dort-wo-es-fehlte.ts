import type { DemoArticle } from './demo-article.ts'

export const lichtDortWoEsFehlte = {
  key: 'licht-dort-wo-es-fehlte',
  slugEn: 'light-where-there-was-none',
  title: { de: 'Licht dort, wo es fehlte', en: 'Light Where There Was None' },
  preline: { de: 'Beleuchtung', en: 'Lighting' },
  teaser: {
    de: 'Christoph Almhofer war Bergretter, bevor er Theater beleuchtete. Er verwendet wenige Scheinwerfer und sehr viel Finsternis.',
    en: 'Christoph Almhofer was in mountain rescue before he lit theatres. He uses few lamps and a great deal of darkness.',
  },
  author: 'Ilse Drabek',
  category: 'werkstatt',
  tags: ['licht-und-ton', 'tanz', 'schauspiel'],
  publishedDaysAgo: 4,
  picture: 'poster:winterreise',
  productions: ['winterreise', 'ein-sommernachtstraum'],
  people: ['christoph-almhofer'],
  text: {
    de: `
Die erste Beleuchtungsprobe beginnt damit, dass Christoph Almhofer alles ausschaltet. Das Arbeitslicht, das Pultlicht, die Notenpulte, den Getränkeautomaten hinter der Seitenbühne. Dann wartet er. Nach einer Minute sieht man die Umrisse der Tür, nach zwei die eigene Hand. Nach vier Minuten kennt man den Raum. „So viel Zeit hat das Publikum nicht“, sagt er. „Aber man soll wissen, was man ihm nimmt.“

Almhofer stammt aus Admont und war dort bei der Bergrettung. Licht, sagt er, habe er verstanden, wo es fehlte: auf einem Felsband, mit einer Stirnlampe, deren Batterie nachließ. Man lernt, das Helle nicht anzuschauen, sondern das, was es trifft.

## Achtunddreißig statt zweihundert

Im Großen Haus hängen über zweihundert Scheinwerfer. Für „Winterreise“, die im Studio gespielt wird, verwendet er achtunddreißig, und davon sind nie mehr als neun gleichzeitig an. Die Bühne ist mit Kreide bedeckt; die fünf Tanzenden und der Bariton schreiben ihre Wege hinein. Das Licht kommt deshalb fast waagrecht, aus Kniehöhe, sodass jeder Abdruck einen Schatten wirft. Gegen Ende sieht der Boden aus wie eine Landkarte, und wer in der letzten Reihe sitzt, kann darauf ablesen, wer wem aus dem Weg gegangen ist.

Die Stellungen richtet er selbst ein, auf der Leiter, mit Handschuhen. Dazu braucht er jemanden, der im Licht steht. Meist ist es ein Lehrling, der dabei Vokabeln lernt. „Ein Licht ohne Mensch ist eine Lampe“, sagt Almhofer. Achtzig Stimmungen hat der Abend, die längste dauert elf Minuten und ändert sich dabei so langsam, dass niemand sie bemerkt.

> Wenn jemand nach der Vorstellung sagt, das Licht sei schön gewesen, habe ich etwas falsch gemacht. — Christoph Almhofer

## Gegen die Dämmerung

Am anderen Ende des Jahres arbeitet er ohne Strom, jedenfalls in den ersten vierzig Minuten. „Ein Sommernachtstraum“ auf der Hofbühne beginnt bei Tageslicht und endet in der Nacht, und dazwischen tut die Sonne, was sie will. Almhofer hat für jeden Spieltag eine Tabelle: Sonnenuntergang, Bewölkung, die Minute, in der der Schatten des Salzstadels die dritte Reihe erreicht. Das Stück wird so gespielt, dass Puck die Liebenden genau dann verwirrt, wenn man die Gesichter nicht mehr sicher auseinanderhält.

Im vergangenen Sommer kam an einem Abend ein Gewitter dazwischen und machte es eine halbe Stunde zu früh finster. Georg Rosenstingl, der den Zettel spielt, sah zum Himmel und sagte in den Text hinein: „Man hat uns eine Szene gestrichen.“ Almhofer saß am Pult und hatte zum ersten Mal nichts zu tun. Er behauptet, es sei das beste Licht der Saison gewesen.
`,
    en: `
The first lighting rehearsal begins with Christoph Almhofer switching everything off. The working lights, the desk light, the music stands, the drinks machine behind the side stage. Then he waits. After a minute one can see the outline of the door, after two one’s own hand. After four minutes one knows the room. “The audience does not have that much time,” he says. “But you should know what it is you are taking from them.”

Almhofer comes from Admont, where he was in mountain rescue. He understood light, he says, where there was none: on a ledge, with a head torch whose battery was fading. One learns not to look at what is bright, but at what it falls on.

## Thirty-eight instead of two hundred

More than two hundred lamps hang in the main house. For “Winterreise”, which is given in the Studio, he uses thirty-eight, and never more than nine of them at once. The stage is covered with chalk; the five dancers and the baritone write their paths into it. So the light comes in almost level, from knee height, and every print casts a shadow. Towards the end the floor looks like a map, and those in the last row can read from it who has stepped out of whose way.

He sets the lamps himself, on the ladder, in gloves. For this he needs somebody to stand in the light. Usually it is an apprentice, who learns vocabulary meanwhile. “A light without a person is a lamp,” says Almhofer. The evening has eighty cues; the longest takes eleven minutes, and changes so slowly that nobody notices.

> If anyone tells me after a performance that the lighting was beautiful, I have done something wrong. — Christoph Almhofer

## Against the dusk

At the other end of the year he works without electricity, at least for the first forty minutes. “A Midsummer Night’s Dream” on the Court Stage begins in daylight and ends at night, and in between the sun does as it likes. Almhofer has a table for every date: sunset, cloud cover, the minute at which the shadow of the old salt store reaches the third row. The play is paced so that Puck confuses the lovers at the very moment when their faces can no longer be told apart for certain.

One night last summer a thunderstorm came between and made it dark half an hour too early. Georg Rosenstingl, who plays Bottom, looked at the sky and said, in the middle of his lines: “They have cut a scene.” Almhofer sat at his desk and for once had nothing to do. He claims it was the best light of the season.
`,
  },
} satisfies DemoArticle
