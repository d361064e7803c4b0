import type { DemoArticle } from './demo-article.ts'

export const istDerEselInEchtMuede = {
  key: 'ist-der-esel-in-echt-muede',
  slugEn: 'is-the-donkey-really-tired',
  title: { de: 'Ist der Esel in echt müde?', en: 'Is the Donkey Really Tired?' },
  preline: { de: 'Junges Theater', en: 'Young Theatre' },
  teaser: {
    de: 'Nach jedem Familienstück bleibt das Ensemble sitzen und antwortet. Wir haben die Fragen eines Jahres aufgeschrieben.',
    en: 'After every family show the actors stay on stage and answer. We have written down a year of questions.',
  },
  author: 'Selma Hodžić-Berger',
  category: 'publikum',
  tags: ['junges-theater', 'sprache'],
  publishedDaysAgo: 16,
  picture: 'poster:der-kleine-prinz',
  productions: ['der-kleine-prinz', 'das-dschungelbuch', 'die-bremer-stadtmusikanten'],
  people: ['barbara-fellinger', 'moritz-kreindl', 'tobias-unterweger'],
  text: {
    de: `
„Ist der Esel in echt müde?“ Die Frage kommt aus der zweiten Reihe, von einem Mädchen mit Zahnlücke, und Tobias Unterweger, der an diesem Vormittag schon zweimal ein Esel war, sagt: „Ja.“ – „Warum legst du dich dann nicht hin?“ – „Weil ihr noch da seid.“ Sie denkt nach. „Wir können ja leise sein.“

Nach jeder Vorstellung des Jungen Theaters setzt sich das Ensemble an die Rampe. Barbara Fellinger hat das 2018 eingeführt, gegen die Bedenken der Bühnentechnik, die umbauen wollte. Inzwischen sitzt die Bühnentechnik dabei, weil sie die meisten Fragen bekommt: wohin der Sand am Schluss komme, ob die Schlange Strom brauche, wer eigentlich der Mann sei, der immer im Dunkeln gehe.

## Eine kleine Statistik

Wir haben ein Jahr lang mitgeschrieben, in einundsiebzig Gesprächen, und neunhundertvier Fragen gesammelt. Zweihundertelf davon beginnen mit „Ist das echt“. Gemeint sind Bärte, Tränen, Zähne, das Feuer, die Rose, die Liebe zwischen dem Hund und der Katze, ein blauer Fleck von Moritz Kreindl (ja) und der Tod des kleinen Prinzen. Auf diese letzte Frage gibt es keine verabredete Antwort. Selma Hodžić-Berger, die ihn spielt, fragt zurück: „Was glaubst du?“ Dann dauert es meistens sehr lange, und dann reden die Kinder miteinander.

> Kinder fragen nicht, was der Dichter sagen wollte. Sie fragen, ob jemand dem Wolf Bescheid gesagt hat. — Barbara Fellinger

Hundertdreiundsechzig Fragen gelten dem Geld: was so ein Baum kostet, wie viel ein Schauspieler verdient, ob man zahlen muss, wenn man eine Tür kaputtspielt. Neunundachtzig sind keine Fragen, sondern Mitteilungen, etwa: „Mein Opa hat auch so einen Hut.“ Sie werden beantwortet wie die anderen.

## Nicht geschwindelt

Es gibt eine Regel für die Antworten. Sie müssen stimmen. Das ist strenger, als es klingt, denn zu den Freuden des Theaters gehört, dass etwas nicht verraten wird. Moritz Kreindl sagt in solchen Fällen: „Das ist ein Geheimnis, aber es gibt eine Erklärung.“ Damit sind die meisten zufrieden. Ein Bub in der vierten Reihe war es nicht und kam am nächsten Tag wieder, mit einer Zeichnung, auf der zu sehen war, wie der Wasserturm im „Dschungelbuch“ von innen funktioniert. Sie war in allen Einzelheiten richtig. Er durfte hinein.

Manchmal fragt auch das Ensemble. „Was hat euch nicht gefallen?“, wollte Nora Tschernitz nach einer Premiere wissen. Stille, dann eine Hand, ganz hinten. „Dass es aus war“, sagte ein Kind. Und nach einer Pause, in der es die Sache noch einmal prüfte: „Und die Schuhe von der Rose.“

Die Schuhe sind geändert worden.
`,
    en: `
“Is the donkey really tired?” The question comes from the second row, from a girl with a gap in her teeth, and Tobias Unterweger, who has been a donkey twice this morning, says: “Yes.” – “Then why don’t you lie down?” – “Because you are still here.” She thinks about it. “We can be quiet, you know.”

After each performance of the Young Theatre the actors sit down at the edge of the stage. Barbara Fellinger introduced this in 2018, against the misgivings of the crew, who wanted to change the set. By now the crew sit with them, because they get most of the questions: where the sand goes at the end, whether the snake needs electricity, and who is the man who always walks in the dark.

## Some statistics

For a year we took notes, at seventy-one talks, and collected nine hundred and four questions. Two hundred and eleven of them begin with “Is it real”. This refers to beards, tears, teeth, the fire, the rose, the love between the dog and the cat, a bruise of Moritz Kreindl’s (yes) and the death of the Little Prince. To this last question there is no agreed answer. Selma Hodžić-Berger, who plays him, asks back: “What do you think?” Then it usually takes a very long time, and then the children talk to each other.

> Children don’t ask what the author meant. They ask whether anybody has told the wolf. — Barbara Fellinger

A hundred and sixty-three questions are about money: what a tree like that costs, how much an actor earns, whether you have to pay if you break a door while acting. Eighty-nine are not questions at all but announcements, such as: “My grandad has a hat like that.” They are answered like the others.

## No fibs

There is one rule for the answers. They have to be true. This is stricter than it sounds, since one of the pleasures of theatre is that something is not given away. In such cases Moritz Kreindl says: “That is a secret, but there is an explanation.” Most are content with that. One boy in the fourth row was not, and came back the next day with a drawing that showed how the water tower in “The Jungle Book” works inside. It was right in every detail. He was allowed in.

Sometimes the actors ask as well. “What didn’t you like?” Nora Tschernitz wanted to know after a premiere. Silence, then a hand, at the very back. “That it was over,” said a child. And after a pause, in which the matter was examined once more: “And the rose’s shoes.”

The shoes have been changed.
`,
  },
} satisfies DemoArticle
