import type { DemoArticle } from './demo-article.ts'

export const erstRedenDannSingen = {
  key: 'erst-reden-dann-singen',
  slugEn: 'first-talk-then-sing',
  title: { de: 'Erst reden, dann singen', en: 'First Talk, Then Sing' },
  preline: { de: '„Die Fledermaus“', en: '“Die Fledermaus”' },
  teaser: {
    de: 'Jakob Hinterleitner kommt vom Schauspiel. Für seine erste Operette hat er den Sängern zwei Wochen lang die Noten weggenommen.',
    en: 'Jakob Hinterleitner comes from spoken drama. For his first operetta he took the music away from the singers for two weeks.',
  },
  author: 'Ilse Drabek',
  category: 'hintergrund',
  tags: ['operette', 'sprache', 'probe', 'premiere'],
  publishedDaysAgo: 32,
  picture: 'poster:die-fledermaus',
  productions: ['die-fledermaus'],
  events: ['matinee-am-sonntag', 'theaterball'],
  people: ['jakob-hinterleitner', 'tibor-szalkay', 'paul-anzengruber-sand'],
  text: {
    de: `
Am ersten Probentag lagen auf den Sesseln Textbücher, in denen alle Noten geschwärzt waren. „Ich habe gedacht, es ist ein Druckfehler“, sagt Marija Kovačić-Lenz. Es war Absicht. Zwei Wochen lang probte Jakob Hinterleitner mit den Solistinnen und Solisten der „Fledermaus“ nur die Dialoge, an einem Küchentisch, ohne Klavier. Wer aus Versehen summte, zahlte einen Euro.

Hinterleitner leitet das Schauspiel, eine Operette hatte er noch nie inszeniert. Das Stück kannte er aus der Kindheit, von einer Schallplatte, auf der die gesprochenen Szenen fehlten. „Ich habe zwanzig Jahre lang geglaubt, die singen sich da grundlos an.“ Als er den Text las, fand er eine Komödie, die auch ohne Musik funktionierte. Da wollte er wissen, was die Musik weiß, was der Text nicht sagt.

## Eine Notlüge in Ungarisch

Rosalindes Csárdás zum Beispiel. Eine Wienerin gibt sich auf einem Ball als ungarische Gräfin aus, und weil man ihr nicht glaubt, singt sie. In den meisten Aufführungen ist das eine Einlage, nach der applaudiert wird. Bei Hinterleitner ist es eine Lüge, die sich selbst überholt: Zuerst singt sie, was ihr über Ungarn einfällt, und das ist wenig; dann merkt sie, dass sie Heimweh hat, allerdings nach ihrer eigenen Ehe. Kovačić-Lenz, die aus Varaždin stammt, kann Ungarisch und spielt jemanden, der es nicht kann. Es habe drei Wochen gedauert, sagt sie, bis die Fehler richtig waren.

> Operette ist, wenn alle lügen und das Orchester die Wahrheit kennt. — Tibor Szalkay

Tibor Szalkay hat sich den geschwärzten Noten nicht widersetzt. Er kam jeden Tag für eine Stunde vorbei, saß in der Ecke und hörte zu. Als dann gesungen wurde, waren manche Tempi anders. „Brüderlein und Schwesterlein“ ist so langsam und leise geworden, dass bei der Matinee vor der Premiere eine Dame fragte, ob das Stück denn traurig ausgehe. Szalkay sagte: „Um vier in der Früh geht alles traurig aus. Dann gibt es Frühstück.“

## Protokoll Punkt sieben

Den Frosch, den betrunkenen Gefängniswärter, gibt Paul Anzengruber-Sand. Traditionell ist das ein Auftritt für Komiker, mit Anspielungen. Anzengruber-Sand spielt nicht an. Er liest vor: aus den öffentlichen Protokollen des Gemeinderats, wortgetreu, ohne eine Miene zu verziehen. Vor jeder Vorstellung holt er sich das neueste. Am lautesten lacht man meistens im Mittelparkett, wo der Gemeinderat sein Abonnement hat.

Premiere war zu Silvester, wann sonst. Um Mitternacht hielt die Vorstellung im zweiten Akt an, vom Turm hörte man die Pummerin aus dem Radio, und im Foyer, das auf der Bühne noch einmal steht, küssten einander Leute, die sich seit Jahren nur grüßen. In einer Stadt dieser Größe kennt man sich. Man tut nur so, als ob nicht, weil das Fest sonst vorbei wäre.
`,
    en: `
On the first day of rehearsals there were scripts on the chairs in which every note had been blacked out. “I thought it was a misprint,” says Marija Kovačić-Lenz. It was intentional. For two weeks Jakob Hinterleitner rehearsed nothing with the soloists of “Die Fledermaus” but the dialogue, at a kitchen table, without a piano. Humming by mistake cost one euro.

Hinterleitner runs the drama company and had never staged an operetta. He knew the piece from childhood, from a record on which the spoken scenes were missing. “For twenty years I believed that they sang at each other for no reason.” When he read the text he found a comedy that worked even without the music. So he wanted to know what it is that the music knows and the words do not say.

## A white lie in Hungarian

Take Rosalinde’s csárdás. A Viennese woman passes herself off as a Hungarian countess at a ball, and because they do not believe her she sings. In most performances this is a number followed by applause. In Hinterleitner’s it is a lie that overtakes itself: first she sings whatever occurs to her about Hungary, which is little; then she notices that she is homesick, albeit for her own marriage. Kovačić-Lenz, who comes from Varaždin, does speak Hungarian and is playing someone who does not. It took three weeks, she says, until the mistakes were right.

> Operetta is when everybody lies and the orchestra knows the truth. — Tibor Szalkay

Tibor Szalkay did not object to the blacked-out notes. He came by for an hour every day, sat in the corner and listened. When they did sing, some tempi had changed. “Brüderlein und Schwesterlein” has become so slow and so soft that at the matinee before the premiere a lady asked whether it was going to end sadly. Szalkay said: “At four in the morning everything ends sadly. Then there is breakfast.”

## Minutes, item seven

Frosch, the drunken gaoler, is played by Paul Anzengruber-Sand. By tradition this is a comedian’s turn, full of hints. Anzengruber-Sand does not hint. He reads aloud: from the published minutes of the town council, word for word and without moving a muscle. Before every performance he fetches the latest. The loudest laughter usually comes from the middle of the stalls, where the council has its subscription.

It opened on New Year’s Eve, when else. At midnight the performance paused in the second act, the great bell of Vienna was heard over the radio, and in the foyer, which stands on stage a second time, people kissed who have done no more than nod to each other for years. In a town this size everyone knows everyone. They only pretend not to, because otherwise the party would be over.
`,
  },
} satisfies DemoArticle
