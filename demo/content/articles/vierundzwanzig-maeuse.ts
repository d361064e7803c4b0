import type { DemoArticle } from './demo-article.ts'

export const vierundzwanzigMaeuse = {
  key: 'vierundzwanzig-maeuse',
  slugEn: 'twenty-four-mice',
  title: { de: 'Vierundzwanzig Mäuse', en: 'Twenty-Four Mice' },
  preline: { de: '„Der Nussknacker“', en: '“The Nutcracker”' },
  teaser: {
    de: 'Einunddreißig Kinder können das Mäuseheer, vierundzwanzig tanzen es. Ein Nachmittag zwischen Turnsaal und Bahnhof, mit einer Maus von früher.',
    en: 'Thirty-one children know the army of mice, twenty-four dance it. An afternoon between gym and station, with a mouse of former days.',
  },
  author: 'Selma Hodžić-Berger',
  category: 'ensemble',
  tags: ['tanz', 'junges-theater', 'premiere', 'kostuem'],
  publishedDaysAgo: 8,
  picture: 'poster:der-nussknacker',
  productions: ['der-nussknacker'],
  people: ['jonas-ebersdorfer', 'camille-bertholon', 'friederike-lohninger'],
  text: {
    de: `
„Wer von euch ist tot?“, fragt Camille Bertholon. Sieben Hände gehen in die Höhe. „Es dürfen nur fünf sein.“ Zwei Mäuse schauen einander an. Die kleinere lässt die Hand sinken, nicht gern.

Es ist Mittwoch, Viertel nach drei, der Turnsaal der Volksschule Lederergraben riecht nach Matten und Mandarinen, und in elf Tagen ist Premiere. Auf dem Boden kleben gelbe Streifen: die Bänke eines Wartesaals. Denn Bertholons „Nussknacker“ spielt auf dem Bahnhof von Ennsfelden, in einer Nacht, in der kein Zug mehr fährt, und die Mäuse sind Eisenbahner. Sie tragen graue Mäntel mit zwei Reihen Knöpfen, haben Pfeiferln und vertreten die Ansicht, dass der Bahnhof um diese Zeit ihnen gehört.

## Zu laut für Mäuse

Einunddreißig Kinder aus den städtischen Ballettklassen haben die Schlacht gelernt, das jüngste ist sieben, das älteste zwölf. Auf der Bühne sind jeweils vierundzwanzig. Wer tanzt und wer wartet, steht auf einem Plan, der an der Tür hängt und von den Eltern gründlicher gelesen wird als jede Zeitung. Eine Maus hat die Feuchtblattern gehabt, eine andere muss am 13. Dezember auf eine Hochzeit, eine dritte hat nach zwei Proben erklärt, sie wolle lieber Publikum sein. Sie hat einen Platz in der ersten Reihe bekommen, bei jeder Vorstellung.

Schwierig sind nicht die Schritte. Schwierig ist das Trippeln. Achtundvierzig Füße auf einem Holzboden klingen wie Hagel auf einem Blechdach, und darüber soll man noch die Piccoloflöten hören. Friederike Lohninger hat deshalb Filzsohlen nähen lassen. Beim ersten Versuch rutschten alle vierundzwanzig gleichzeitig aus, was Bertholon so gut gefiel, dass sie es behalten wollte; die Sicherheitsfachkraft des Hauses wollte es nicht. Jetzt ist der Filz mit Naturkautschuk betupft, vierzehn Punkte pro Sohle.

> Ein Erwachsener spielt eine Maus. Ein Kind ist eine und spielt, dass es das geheim hält. — Camille Bertholon

## Die Maus von damals

Der Nussknacker heißt Jonas Ebersdorfer und kommt zu spät, weil ihm in der Trafik seiner Mutter jemand noch ein Autogramm für eine Tante abverlangt hat. Er setzt sich auf die Sprossenwand und schaut zu. Vor vielen Jahren war er selbst dabei, dritte Reihe links, in einer Inszenierung mit Zuckerreich und Pappschlitten. Bekannt ist sie im Haus nur noch wegen des Abends, an dem die Nebelmaschine zu brennen begann. „Wir haben geglaubt, das gehört so“, sagt er. „Ich bin gestorben, wie ausgemacht. Dann bin ich liegen geblieben, weil tot ist tot, und ein Feuerwehrmann hat mich am Schwanz hinausgezogen.“

Die Kinder kennen die Geschichte. Sie verlangen sie trotzdem jedes Mal, und sie korrigieren ihn, wenn er etwas auslässt. Ob es wehgetan habe? Nein. Ob der Schwanz noch existiere? Ja, er hängt bei seiner Mutter neben den Kritiken.

## Der ernste Teil

Um vier wird die Schlacht durchgetanzt, mit Musik vom Band. Marie wirft ihren Schuh, der Mäusekönig fällt, und vierundzwanzig Eisenbahner müssen innerhalb von acht Takten verschwunden sein, samt den fünf Toten, die dafür hinaus dürfen, wenn es gerade finster ist. Beim ersten Mal bleibt einer sitzen. Er heißt Valentin, ist acht und hat, wie sich herausstellt, beschlossen, dass seine Maus sich ergibt.

Bertholon denkt nach. Das tut sie auf Französisch, man sieht es an den Händen. Dann geht sie zu ihm, kniet sich hin und fragt, was seine Maus denn danach vorhabe. „Heimgehen“, sagt Valentin. „Sie hat ja nur Dienst gehabt.“

Seither gibt es im „Nussknacker“ eine Maus, die am Ende der Schlacht den Mantel zuknöpft, die Lampe nimmt und quer über die leere Bühne nach Hause geht. Sie hat sechzehn Takte Zeit. Bei der Probe am Donnerstag brauchte Valentin siebzehn, weil er, wie er erklärte, noch absperren musste. Das Orchester wird warten. Gregor Nussbaumeder, der dirigiert, hat es ihm schriftlich gegeben.
`,
    en: `
“Which of you are dead?” asks Camille Bertholon. Seven hands go up. “It’s only supposed to be five.” Two of the mice look at each other. The smaller one takes her hand down, without enthusiasm.

It is a quarter past three on a Wednesday, the gym of the primary school on Lederergraben smells of mats and tangerines, and the premiere is eleven days off. Yellow tape on the floor marks the benches of a waiting room. For Bertholon’s “Nutcracker” takes place at Ennsfelden station, on a night when no more trains are running, and the mice work for the railway. They wear grey coats with two rows of buttons, carry whistles and take the view that at this hour the station is theirs.

## Too loud for mice

Thirty-one children from the town’s ballet classes have learnt the battle; the youngest is seven, the oldest twelve. There are twenty-four on stage at a time. Who dances and who waits can be seen from a chart on the door, which parents study more closely than any newspaper. One mouse has had chickenpox, another is expected at a wedding on 13 December, and a third declared after two rehearsals that she would sooner be audience. She has been given a seat in the front row, at every performance.

It isn’t the steps that are difficult. It is the pattering. Forty-eight feet on a wooden floor sound like hail on a tin roof, and the piccolos are meant to be heard above that. So Friederike Lohninger had felt soles made. At the first attempt all twenty-four mice slipped at once, which Bertholon liked so much that she wanted to keep it; the safety officer of the house did not. Now the felt is dotted with natural rubber, fourteen spots to a sole.

> A grown-up plays a mouse. A child is one, and plays at keeping it secret. — Camille Bertholon

## A mouse of former days

The Nutcracker is called Jonas Ebersdorfer and arrives late, because somebody in his mother’s tobacco shop wanted one more autograph for an aunt. He sits down on the wall bars and watches. Many years ago he was one of them, third row left, in a staging with a Kingdom of Sweets and a cardboard sleigh. All that the house remembers of it is the night when the fog machine caught fire. “We thought that was how it went,” he says. “I died as agreed. Then I stayed where I was, because dead is dead, and a fireman pulled me off by the tail.”

The children know the story. They ask for it every time regardless, and put him right if he leaves anything out. Did it hurt? No. Does the tail still exist? Yes, it hangs in his mother’s shop, beside the reviews.

## The serious part

At four they dance the battle straight through, to recorded music. Marie throws her shoe, the Mouse King falls, and within eight bars twenty-four railwaymen have to be gone, including the five dead, who are allowed to leave while it is dark. At the first attempt one of them stays where he is. His name is Valentin, he is eight, and he has decided, it turns out, that his mouse surrenders.

Bertholon thinks. She does so in French; one can tell by the hands. Then she goes over to him, kneels down and asks what his mouse is planning to do afterwards. “Go home,” says Valentin. “He was only on duty.”

Since then there has been a mouse in “The Nutcracker” who, when the battle is over, buttons up his coat, takes his lamp and walks home across the empty stage. He has sixteen bars in which to do it. On Thursday Valentin took seventeen, because, he explained, there was still the locking up. The orchestra will wait. Gregor Nussbaumeder, who conducts, has let him have that in writing.
`,
  },
} satisfies DemoArticle
