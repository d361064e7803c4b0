import type { DemoArticle } from './demo-article.ts'

export const werFaelltFuehrt = {
  key: 'wer-faellt-fuehrt',
  slugEn: 'the-one-who-falls-is-in-charge',
  title: { de: 'Wer fällt, führt', en: 'The One Who Falls Is in Charge' },
  preline: { de: 'Dragana Petrovska im Gespräch', en: 'A conversation with Dragana Petrovska' },
  teaser: {
    de: 'Die Schauspielerin trainiert das Ensemble im Bühnenkampf. Über Ohrfeigen, die niemand bekommt, und das Duell im „Hamlet“, das auf einem Wirtshaustisch stattfindet.',
    en: 'She is an actor and trains the company in stage combat. About slaps that nobody receives, and the duel in “Hamlet”, which takes place on the table of an inn.',
  },
  author: 'Ilse Drabek',
  category: 'gespraech',
  tags: ['schauspiel', 'probe'],
  publishedDaysAgo: 372,
  picture: 'poster:hamlet',
  productions: ['hamlet'],
  people: ['dragana-petrovska', 'elias-froschauer', 'emre-yildirimer'],
  text: {
    de: `
Das Gespräch findet über einem Backgammonbrett statt, weil Dragana Petrovska sagt, sie könne sonst nicht stillsitzen. Um Kaffee wird gespielt. Die Autorin dieser Zeilen hat drei bezahlt.

**Frau Petrovska, wie gibt man jemandem eine Ohrfeige?**

Gar nicht. Man bekommt sie. Der andere hebt die Hand, holt aus, sodass es alle sehen, und schlägt vorbei, eine gute Handbreit vor der Nase. Den Rest macht der, der getroffen wird: Er dreht den Kopf, er macht das Geräusch mit der eigenen Hand, er entscheidet, wie weh es tut. Das Publikum schaut nie auf den, der schlägt. Es schaut auf den, der es aushalten muss.

**Daher Ihr Satz „Wer fällt, führt“.**

Der hängt auf der Probebühne, ja. Wer fällt, wer an den Haaren gezogen wird, wer erwürgt wird: Der bestimmt das Tempo und gibt die Zeichen. Wenn Sie mich an den Haaren ziehen, liegt Ihre Faust locker auf meinem Kopf, und ich halte Ihr Handgelenk fest. Ich ziehe Sie. Die Leute in der ersten Reihe sind überzeugt, dass Sie ein schlechter Mensch sind.

## Sechzig Zentimeter Platz

**Im „Hamlet“ wird am Schluss gefochten, mit Rapier und Dolch, so steht es bei Shakespeare. Bei uns steht im Weg ein Tisch.**

Vierzehn Meter lang, neunzig Zentimeter breit, mit Weingläsern. Rosa Caballero-Prinz hat gesagt, das Duell findet oben statt, zwischen den Tellern. Ich habe gesagt, das geht nicht. Sie hat eine Mandarine gegessen und gewartet. Dann habe ich gesagt, es geht, aber ohne Dolch, mit sechzig Zentimetern Platz in der Breite, und die Gläser stelle ich selber hin.

**Wo stehen sie jetzt?**

Auf Kreuzen aus schwarzem Klebeband, einunddreißig Stück. Neun davon fallen um, jeden Abend dieselben, in derselben Reihenfolge. Die anderen zweiundzwanzig dürfen nicht einmal wackeln, sonst weiß ich, dass jemand müde ist. Ein umgefallenes Glas an der falschen Stelle ist mir lieber als jeder Fitnesstest.

> Ein Kampf ist ein Gespräch, bei dem beide den Text des anderen besser können als den eigenen. — Dragana Petrovska

**Elias Froschauer und Emre Yıldırımer haben zwölf Wochen trainiert. Wie fängt man an?**

Mit Kochlöffeln. Dann Besenstiele. Eine Klinge bekommen sie erst, wenn sie den Ablauf im Dunkeln können, und dann zuerst in Zeitlupe: ein Gang dauert vier Minuten, und dabei müssen sie miteinander reden, über irgendetwas, Fußball, Miete. Wer noch reden kann, hat noch Luft, und wer noch Luft hat, trifft nicht aus Versehen. Elias fragt dabei natürlich, warum Hamlet überhaupt antritt. Emre sagt: Weil Pause ist, nachher ist das Buffet offen.

## Der Tausch

**Berühmt ist die Stelle, an der die Waffen vertauscht werden. In den Ausgaben steht dazu ein halber Satz.**

„Drauf wechseln sie in der Hitze des Gefechts die Rapiere“, danke schön. Und daran hängt das ganze Ende: Die eine Klinge ist vergiftet, und nachher muss sie der andere haben. Die meisten lassen beide Waffen fallen und jeder hebt die falsche auf. Das habe ich nie geglaubt. Wer fechten kann, weiß, was er in der Hand hatte.

**Wie ist es bei Ihnen?**

Hamlet wird getroffen und merkt, dass die Klinge keinen Knopf hat. Da wird er höflich. Er hält Laertes die eigene Waffe hin, Griff voraus, so, wie man bei Tisch jemandem ein Messer reicht. Und Laertes, der gut erzogen ist und die ganze Zeit weiß, was er tut, nimmt sie und gibt ihm seine. Es ist eine Sekunde. In der Sekunde wäre alles noch aufzuhalten. Bei der Premiere hat jemand im zweiten Rang laut „nicht“ gesagt.

**Ist schon etwas passiert?**

In sieben Jahren: ein blauer Daumen, ein verstauchter Knöchel, und einmal hat Konrad Leitgeb, der als Polonius seit einer guten Stunde tot war, auf der Hinterbühne applaudiert und sich dabei an der Tür gestoßen. Den Schuss im zweiten Teil macht übrigens die Requisite. Mit Waffen, die knallen, will ich nichts zu tun haben. Da führt keiner.

Sie würfelt, trägt die letzten zwei Steine hinaus und schiebt das Häferl über den Tisch. Mit Milch, bitte.
`,
    en: `
The conversation takes place over a backgammon board, because Dragana Petrovska says that otherwise she cannot sit still. The stakes are coffee. The present writer has paid for three.

**How do you slap somebody, Ms Petrovska?**

You don’t. Somebody gets slapped. The other person raises a hand, takes a swing that everyone can see, and misses, by a good hand’s breadth in front of the nose. The rest is done by the one who is hit: he turns his head, he makes the noise with a hand of his own, he decides how much it hurts. The audience never look at the one who strikes. They look at the one who has to bear it.

**Hence your sentence “The one who falls is in charge”.**

It’s on the wall of the Rehearsal Stage, yes. Whoever falls, whoever is dragged by the hair, whoever is strangled sets the pace and gives the signals. If you drag me by the hair, your fist lies loosely on my head and I have you by the wrist. I am doing the dragging. The people in the front row are convinced that you are a bad person.

## Sixty centimetres

**“Hamlet” ends with fencing, rapier and dagger, so Shakespeare says. With us there is a table in the way.**

Fourteen metres long and ninety centimetres wide, with wine glasses on it. Rosa Caballero-Prinz said that the duel was going to be up there, among the plates. I said it couldn’t be done. She ate a tangerine and waited. Then I said it could be done, but without the daggers, with sixty centimetres to move in, and I was going to put the glasses out myself.

**And where are they now?**

On crosses of black tape, thirty-one of them. Nine fall over, the same nine every night and in the same order. The other twenty-two mustn’t even wobble, or else I know that someone is tired. Give me a fallen glass in the wrong place over any fitness test.

> A fight is a conversation in which both people know the other one’s lines better than their own. — Dragana Petrovska

**Elias Froschauer and Emre Yıldırımer trained for twelve weeks. Where does one begin?**

With wooden spoons. Then broomsticks. They get a blade only when they know the sequence in the dark, and then in slow motion: one bout lasts four minutes, and they have to talk all the way through it, about anything, football, the rent. If you can talk you have breath, and if you have breath you don’t hit people by accident. Elias, of course, asks why Hamlet accepts the match in the first place. Emre says: because afterwards the buffet’s open.

## The exchange

**There is the famous moment when the weapons are exchanged. The editions give it half a sentence.**

“In scuffling, they change rapiers.” Thank you very much. And the entire ending depends on it: one of the blades is poisoned, and afterwards the other man has to have it. Most productions have both of them drop their weapons and each pick up the wrong one. I never believed that. If you can fence, you know what you were holding.

**So what happens in yours?**

Hamlet is hit and notices that there is no button on the blade. That makes him polite. He holds out his own weapon to Laertes, hilt first, the way you pass someone a knife at table. And Laertes, who has been nicely brought up and has known all along what he is doing, takes it and hands over his. It’s a second. During that second everything could still be stopped. On the first night somebody in the upper circle said “don’t” out loud.

**Has anything ever happened?**

In seven years: a bruised thumb, a twisted ankle, and once Konrad Leitgeb, who as Polonius had been dead for a good hour, applauded in the wings and hit himself on the door. The shot in the second part, by the way, is the props department’s. I’ll have nothing to do with weapons that go bang. With those nobody is in charge.

She throws the dice, bears off her last two men and pushes the mug across the table. With milk, please.
`,
  },
} satisfies DemoArticle
