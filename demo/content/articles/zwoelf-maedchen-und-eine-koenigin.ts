import type { DemoArticle } from './demo-article.ts'

export const zwoelfMaedchenUndEineKoenigin = {
  key: 'zwoelf-maedchen-und-eine-koenigin',
  slugEn: 'twelve-girls-and-a-queen',
  title: { de: 'Zwölf Mädchen und eine Königin', en: 'Twelve Girls and a Queen' },
  preline: { de: '„Dido und Aeneas“', en: '“Dido and Aeneas”' },
  teaser: {
    de: 'Den Chor singen Schülerinnen aus Ennsfelden. Sie tragen das Essen auf, und sie haben eine Meinung.',
    en: 'The chorus is sung by schoolgirls from Ennsfelden. They serve dinner, and they have an opinion.',
  },
  author: 'Vera Noskova',
  category: 'ensemble',
  tags: ['oper', 'chor', 'junges-theater', 'probe'],
  publishedDaysAgo: 249,
  picture: 'poster:dido-und-aeneas',
  productions: ['dido-und-aeneas'],
  people: ['amina-diarra-koch', 'theresa-haslauer', 'klara-neumeister-vogt'],
  text: {
    de: `
Die jüngste ist fünfzehn, die älteste neunzehn, und vor der ersten Probe haben sie gefragt, ob sie Trinkgeld bekommen. Zwölf Schülerinnen der Musikschule und des Gymnasiums Ennsfelden sind in „Dido und Aeneas“ der Chor. An einem vierzehn Meter langen Tisch, an dem auch das Publikum sitzt, tragen sie auf und ab, gießen Wasser nach, hören mit. Bis sie eingreifen, dauert es eine Dreiviertelstunde. Danach serviert niemand mehr.

Die Idee stammt aus der Geschichte des Stücks. Die älteste bekannte Aufführung fand 1689 in einem Mädchenpensionat in Chelsea statt, „von jungen Damen von Stand“, wie es im gedruckten Text heißt. Was diese jungen Damen dachten, während sie vom Ende einer Königin sangen, hat niemand notiert. Amina Diarra-Koch wollte es wissen.

## Die Liste

In der ersten Woche wurde nicht gesungen, sondern geredet. Was hätte Dido tun sollen? An der Tafel stand am Ende eine Liste mit neunzehn Vorschlägen, von „ihm nachreisen“ bis „das Schiff behalten“. Eine Schülerin, Jana, schrieb: „Freundinnen anrufen.“ Der Vorschlag wurde zuerst belacht und dann ernst genommen. In der Inszenierung stehen beim letzten Chor alle zwölf hinter Didos Sessel und legen ihr die Hand auf die Schulter, eine nach der anderen, zu spät.

> Wir haben gelernt, dass man in der Oper stirbt, weil niemand fragt, wie es einem geht. — Jana, siebzehn

Ursula Stelzhammer, die vom Cembalo aus leitet, hat mit ihnen vor allem an der Lautstärke gearbeitet. Sieben Streicher, ein Cembalo, ein Kellerraum: Wer hier forte singt, singt der Nachbarin ins Ohr. „Nach zwei Wochen haben sie gemerkt, dass leise gefährlicher ist“, sagt sie.

## Aus der Nähe

Theresa Haslauer singt die Dido seit Jahren, aber noch nie mit einem Publikum, das ihr die Karaffe reicht. Bei der Premiere hat ein Herr zu ihrer Linken während des Lamentos zu weinen begonnen, und sie hat ihm, ohne aus der Rolle zu fallen, die Serviette hingeschoben. Klara Neumeister-Vogt, die Zauberin, sitzt ihr den ganzen Abend im selben Kleid gegenüber. Die beiden haben verabredet, einander in jeder Vorstellung einmal zum Lachen zu bringen, so, dass es niemand sieht. Bisher steht es fünf zu drei.

Gewaschen und abgetrocknet wird nach der Vorstellung gemeinsam, hundertzwanzig Gläser. Es gehört nicht zum Vertrag. Aber die Schülerinnen haben darauf bestanden: Wer den Tisch decke, räume ihn auch ab. Dabei wird gesungen, meistens etwas anderes, und seit einigen Wochen trocknet Aeneas mit.

Drei der zwölf wollen nun Gesang studieren, eine Schiffbau. Trinkgeld gab es übrigens auch. Es lag auf einer Untertasse, unter der Serviette, zwei Euro und ein Zettel: „Gut bedient.“
`,
    en: `
The youngest is fifteen, the oldest nineteen, and before the first rehearsal they asked whether they would get tips. Twelve girls from Ennsfelden’s music school and grammar school are the chorus of “Dido and Aeneas”. At a table fourteen metres long, at which the audience sits too, they bring and clear, pour water, listen. It takes three quarters of an hour until they step in. After that nobody serves any more.

The idea comes from the history of the piece. The earliest known performance was given in 1689 at a girls’ boarding school in Chelsea, by “young gentlewomen”, as the printed text has it. What these gentlewomen thought while they sang of the end of a queen nobody wrote down. Amina Diarra-Koch wanted to know.

## The list

In the first week there was no singing, only talk. What ought Dido to have done? In the end there was a list of nineteen proposals on the blackboard, from “go after him” to “keep the ship”. One girl, Jana, wrote: “Ring her friends.” The proposal was first laughed at and then taken seriously. In the staging, at the last chorus, all twelve stand behind Dido’s chair and put a hand on her shoulder, one after the other, too late.

> We learnt that people die in opera because nobody asks them how they are. — Jana, seventeen

Ursula Stelzhammer, who directs from the harpsichord, has worked with them mainly on volume. Seven strings, a harpsichord, a cellar: whoever sings forte here sings into a neighbour’s ear. “After two weeks they noticed that soft is more dangerous,” she says.

## At close quarters

Theresa Haslauer has sung Dido for years, but never with an audience that passes her the water. At the premiere a gentleman to her left began to weep during the Lament, and without stepping out of her part she pushed her napkin towards him. Klara Neumeister-Vogt, the Sorceress, sits opposite her all evening in the same dress. The two of them have agreed to make each other laugh once in every performance so that nobody sees. So far the score is five to three.

Afterwards they all wash up together, a hundred and twenty glasses. It is in nobody’s contract. But the girls insisted: those who lay the table clear it. There is singing, usually of something else, and for some weeks Aeneas has been drying.

Three of the twelve now want to study singing, and one shipbuilding. There was a tip too, by the way. It lay on a saucer, under the napkin, two euros and a note: “Well served.”
`,
  },
} satisfies DemoArticle
