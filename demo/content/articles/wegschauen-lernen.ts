import type { DemoArticle } from './demo-article.ts'

export const wegschauenLernen = {
  key: 'wegschauen-lernen',
  slugEn: 'learning-to-look-away',
  title: { de: 'Wegschauen lernen', en: 'Learning to Look Away' },
  preline: { de: 'Bürgerensemble', en: 'Citizens’ company' },
  teaser: {
    de: 'Vierundzwanzig Menschen aus der Stadt stehen in „Le sacre du printemps“ auf der Bühne. Am schwersten fiel ihnen, was im Leben so leicht geht.',
    en: 'Twenty-four people from the town are on stage in “The Rite of Spring”. What they found hardest is what comes so easily in life.',
  },
  author: 'Vera Noskova',
  category: 'publikum',
  tags: ['tanz', 'stadt', 'probe'],
  publishedDaysAgo: -160,
  picture: 'poster:le-sacre-du-printemps',
  productions: ['le-sacre-du-printemps'],
  events: ['tanzen-ohne-vorkenntnisse'],
  people: ['amina-diarra-koch', 'camille-bertholon'],
  text: {
    de: `
Gesucht wurden Menschen zwischen sechzehn und achtzig, die dienstags Zeit haben. Gemeldet haben sich hundertsechs. Amina Diarra-Koch lud alle ein, ließ sie im Kreis gehen und sagte nach einer Stunde, sie könne niemanden wegschicken; man müsse losen. Im Hut lagen vierundzwanzig Zettel mit einem Punkt. Damit hatten sie, ohne es zu wissen, das Stück schon geprobt.

Denn auch auf der Bühne wird gelost, jeden Abend neu. Sechs Tanzende können das Solo der Auserwählten, und wer es tanzt, entscheidet eine Hand, die in einen Hut greift. Die vierundzwanzig bilden den Kreis darum. Sie stehen, gehen, klatschen. Sie sehen zu. Und sie sehen weg.

## Dienstag, halb sieben

Da ist Maria Pühringer, Volksschuldirektorin in Pension, die in der ersten Probe fragte, ob man sich dabei etwas denken solle. Da ist Yusuf, siebzehn, Lehrling in einer Spenglerei, der den Fünfvierteltakt als Erster konnte, weil er ihn von den Maschinen kannte. Ein Ehepaar, das sich zerstritten hatte und nicht wusste, dass der andere auch kommen würde. Ein Chirurg, der jeden zweiten Dienstag früher gehen musste und dem dann erzählt wurde, was er versäumt hatte. Zwei Schwestern aus der Sensengasse, die immer nebeneinander stehen wollten und es nicht durften.

> Ich habe ihnen gesagt: Ihr müsst nicht tanzen. Ihr müsst nur da sein, und das so genau wie möglich. — Amina Diarra-Koch

Die Choreografie besteht aus neun Dingen. Acht davon saßen nach sechs Wochen. Das neunte war das Wegschauen: In dem Augenblick, in dem das Los fällt, drehen vierundzwanzig Menschen den Kopf zur Seite. Es sah aus wie auf einem Klassenfoto. Diarra-Koch probierte es mit Zählen, mit Atmen, mit einem Geräusch. Dann fragte sie in die Runde, wann jemand das letzte Mal wirklich weggeschaut habe.

Es wurde lange still. Eine Frau erzählte von der Straßenbahn, jemand von einer Sitzung, der Chirurg von einem Gang im Spital. Danach stellten sie sich wieder auf, und beim nächsten Versuch war es da. „Man hat gesehen, wie es jedem gehört“, sagt Camille Bertholon, die an diesem Abend zufällig in der Tür stand. Sie hat die Stelle danach nicht mehr geprobt.

## Danach

Seit der Premiere trifft die Gruppe einander weiter, dienstags, halb sieben, ohne Stück. Das Ehepaar kommt mit einem Rad. Yusuf hat sich für den Workshop „Tanzen ohne Vorkenntnisse“ angemeldet, obwohl er welche hat. Und Maria Pühringer beantwortet die Frage, die sie am Anfang gestellt hat, inzwischen selbst: Ja, man soll sich dabei etwas denken. Aber man soll es nicht zeigen.
`,
    en: `
What was wanted were people between sixteen and eighty who had time on Tuesdays. A hundred and six applied. Amina Diarra-Koch invited them all, had them walk in a circle, and said after an hour that she could not send anyone away; lots would have to be drawn. In the hat there were twenty-four slips with a dot. Without knowing it, they had rehearsed the piece already.

For on stage, too, lots are drawn, every night anew. Six dancers know the solo of the chosen one, and who dances it is decided by a hand that reaches into a hat. The twenty-four form the circle around them. They stand, walk, clap. They watch. And they look away.

## Tuesday, half past six

There is Maria Pühringer, a retired headmistress, who asked at the first rehearsal whether one was supposed to think something. There is Yusuf, seventeen, an apprentice tinsmith, who was the first to get the five-four time, because he knew it from the machines. A married couple who had quarrelled and did not know that the other one was coming. A surgeon who had to leave early every second Tuesday and was told afterwards what he had missed. Two sisters from Sensengasse who always wanted to stand side by side and were not allowed to.

> I told them: you don’t have to dance. You only have to be there, and as precisely as you can. — Amina Diarra-Koch

The choreography is made of nine things. Eight of them were in place after six weeks. The ninth was looking away: at the moment when the lot falls, twenty-four people turn their heads aside. It looked like a school photograph. Diarra-Koch tried counting, breathing, a noise. Then she asked them all when they had last really looked away.

For a long time it was quiet. A woman told of the tram, somebody of a meeting, the surgeon of a hospital corridor. Afterwards they took up their positions again, and at the next attempt it was there. “You could see that it belonged to each of them,” says Camille Bertholon, who happened to be standing in the doorway that night. She never rehearsed the passage again.

## Afterwards

Since the premiere the group has gone on meeting, Tuesdays, half past six, without a piece. The couple come on one bicycle. Yusuf has signed up for the workshop “Dancing for Beginners”, although he is none. And Maria Pühringer now answers the question she asked at the start herself: yes, one should think something. But one should not show it.
`,
  },
} satisfies DemoArticle
