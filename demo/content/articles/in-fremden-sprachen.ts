import type { DemoArticle } from './demo-article.ts'

export const inFremdenSprachen = {
  key: 'in-fremden-sprachen',
  slugEn: 'in-other-peoples-languages',
  title: { de: 'In fremden Sprachen', en: 'In Other People’s Languages' },
  preline: { de: 'Studienleitung', en: 'Coaching' },
  teaser: {
    de: 'Tschechisch, Französisch, Italienisch: Wie lernt man zu singen, was man nicht sprechen kann? Ein Vormittag am Flügel von Ursula Stelzhammer.',
    en: 'Czech, French, Italian: how do you learn to sing what you cannot speak? A morning at Ursula Stelzhammer’s piano.',
  },
  author: 'Vera Noskova',
  category: 'gespraech',
  tags: ['oper', 'sprache', 'probe'],
  publishedDaysAgo: 19,
  picture: 'house:rehearsal',
  productions: ['rusalka', 'carmen'],
  people: ['anneliese-gruberboeck', 'ursula-stelzhammer', 'theresa-haslauer'],
  text: {
    de: `
Das schwierigste Zeichen im tschechischen Alphabet ist ein R mit einem Häkchen, und in „Rusalka“ kommt es im ersten Akt dreiundvierzigmal vor. Anneliese Gruberböck hat gezählt. Sie steht am Flügel, einen Bleistift hinter dem Ohr, und sagt es noch einmal: ein gerolltes R und ein stimmhaftes Sch, gleichzeitig. „Wie ein Moped, das nicht anspringt“, sagt sie.

Ursula Stelzhammer am Klavier nickt. „Aber ein freundliches Moped.“ Seit 2007 ist sie Solorepetitorin am Stadttheater, und es gibt hier wenige Menschen, die nicht irgendwann neben diesem Flügel gestanden sind und sich geschämt haben. Das gehört dazu. Bevor eine Note gesungen wird, liest sie mit den Sängerinnen und Sängern den Text, Wort für Wort, mit Übersetzung, dann auf Rhythmus, dann flüsternd. Gesungen wird ab der dritten Woche.

## Warum nicht auf Deutsch?

Bis in die Siebzigerjahre wurde in Ennsfelden alles auf Deutsch gegeben. Im Archiv liegt ein Klavierauszug von „Carmen“, in dem Don José verkündet, er sei „von Lieb entflammt ganz und gar“, auf eine Phrase, die für drei Silben gebaut ist. Man verstand damals mehr und glaubte weniger. Seit es über der Bühne Übertitel gibt, auf Deutsch und Englisch, wird in der Originalsprache gesungen, und die Frage hat sich verschoben: Es geht nicht mehr darum, ob das Publikum versteht, sondern ob es die Sängerin tut.

> Man muss nicht Tschechisch können. Man muss nur wissen, welches Wort wehtut. — Anneliese Gruberböck

Vera Noskova, die Dramaturgin der Produktion, stammt aus Olomouc und kommt zweimal in der Woche dazu. Sie verbessert selten die Aussprache. Sie erzählt, wer so redet: Ježibaba wie eine Apothekerin vom Land, der Wassermann wie ihr Großvater nach dem zweiten Bier. Klara Neumeister-Vogt hat sich daraufhin von ihr das Rezept einer Hustensalbe diktieren lassen, auf Tschechisch, und es so lange gesprochen, bis es nach jemandem klang.

## Das stumme E

Am Nachmittag ist Französisch an der Reihe. Theresa Haslauer arbeitet an der Habanera, die jeder kennt, was nicht hilft. Am Ende des Wortes „rebelle“ steht ein E, das man beim Sprechen verschluckt und beim Singen auf eine eigene Note setzen muss. Ist es zu kurz, klingt es nach Telegramm; ist es zu lang, nach Deutsch. Stelzhammer spielt den Takt achtmal. Beim neunten Mal singt Haslauer das E so, dass man danach eine Sekunde lang glaubt, sie habe es sich anders überlegt.

„Das war’s“, sagt Stelzhammer und macht mit dem Bleistift ein Kreuz in die Noten. Haslauer fragt, was genau sie getan habe. „Keine Ahnung“, sagt Stelzhammer. „Aber jetzt wissen wir, dass es geht.“
`,
    en: `
The most difficult sign in the Czech alphabet is an R with a small hook, and in the first act of “Rusalka” it occurs forty-three times. Anneliese Gruberböck has counted. She stands by the piano, a pencil behind her ear, and says it once more: a rolled R and a voiced *zh*, both at once. “Like a moped that won’t start,” she says.

Ursula Stelzhammer nods from the keyboard. “But a friendly moped.” She has been a vocal coach at the theatre since 2007, and there are few people here who have not stood beside this piano at some time and been ashamed. It is part of the work. Before a note is sung she reads the text with the singers, word by word, with a translation, then in rhythm, then in a whisper. The singing starts in the third week.

## Why not in German?

Until the seventies everything in Ennsfelden was given in German. In the archive there is a vocal score of “Carmen” in which Don José declares a great deal more love than the phrase, which is built for three syllables, will hold. In those days one understood more and believed less. Since there have been surtitles above the stage, in German and English, operas are sung in the original, and the question has shifted: it is no longer whether the audience understands, but whether the singer does.

> You don’t have to speak Czech. You only have to know which word hurts. — Anneliese Gruberböck

Vera Noskova, the production’s dramaturg, comes from Olomouc and joins them twice a week. She rarely corrects the pronunciation. She tells them who it is that speaks like this: Ježibaba like a country pharmacist, the Water Goblin like her grandfather after his second beer. Klara Neumeister-Vogt then had her dictate the recipe for a cough ointment, in Czech, and spoke it until it sounded like somebody.

## The silent E

In the afternoon it is the turn of French. Theresa Haslauer is working on the Habanera, which everyone knows, and that is no help. At the end of the word “rebelle” there is an E that is swallowed in speech and has to be put on a note of its own in song. Too short, and it sounds like a telegram; too long, and it sounds German. Stelzhammer plays the bar eight times. At the ninth Haslauer sings the E in such a way that for a second one believes she has changed her mind.

“That was it,” says Stelzhammer, and pencils a cross into the score. Haslauer asks what exactly she did. “No idea,” says Stelzhammer. “But now we know that it can be done.”
`,
  },
} satisfies DemoArticle
