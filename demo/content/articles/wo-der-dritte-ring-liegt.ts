import type { DemoArticle } from './demo-article.ts'

export const woDerDritteRingLiegt = {
  key: 'wo-der-dritte-ring-liegt',
  slugEn: 'where-the-third-ring-lies',
  title: { de: 'Wo der dritte Ring liegt', en: 'Where the Third Ring Lies' },
  preline: {
    de: 'Viktor Hammerstorfer im Gespräch',
    en: 'A conversation with Viktor Hammerstorfer',
  },
  teaser: {
    de: 'Zwei Stücke jeder Spielzeit werden in Gebärdensprache gedolmetscht, heuer auch „Nathan“. Der Titeldarsteller konnte gebärden, bevor er schreiben konnte.',
    en: 'Two plays every season are interpreted in sign language, this year “Nathan the Wise” among them. The man in the title part could sign before he could write.',
  },
  author: 'Vera Noskova',
  category: 'gespraech',
  tags: ['barrierefrei', 'schauspiel', 'sprache', 'probe'],
  publishedDaysAgo: 34,
  picture: 'poster:nathan-der-weise',
  productions: ['nathan-der-weise', 'die-physiker'],
  people: ['viktor-hammerstorfer', 'henrik-aalbaek'],
  text: {
    de: `
Viktor Hammerstorfer will in der Kantine so sitzen, dass hinter ihm eine leere Wand ist. Nicht seinetwegen, sagt er: Wer mit jemandem gebärdet, gewöhnt sich an, auf den Hintergrund zu achten. Eine gemusterte Tapete sei wie Straßenlärm.

**Herr Hammerstorfer, welche Sprache haben Sie zuerst gesprochen?**

Gesprochen Deutsch, geredet in Gebärden. Mein Vater war Lehrer an der Gehörlosenschule, wir haben im Schulhaus gewohnt, und im Hof waren sechzig Kinder. Wenn man dort mitspielen wollte, musste man die Hände benützen. In der Klasse war das Gebärden damals verboten. Mein Vater hat es im Unterricht untersagt, wie er sollte, und in der Pause mitgemacht. Ich habe lange gebraucht, bis ich verstanden habe, was ihn das gekostet hat.

**Seit 2005 steht die Österreichische Gebärdensprache in der Verfassung. Seit wann steht sie im Spielplan?**

Seit 2014. Ich bin zwei Jahre lang zu jeder Sitzung gegangen und habe unter „Allfälliges“ dasselbe gesagt. Beim achten Mal hat Matthias Reichenfelser gefragt, was es kostet. Das war der Durchbruch. Wenn er fragt, was es kostet, will er es machen.

## Drei Ringe, drei Plätze

**Wie dolmetscht man die Ringparabel?**

Besser, als man sie spricht, fürchte ich. Auf Deutsch sage ich: „Vor grauen Jahren lebt’ ein Mann in Osten“, und dann muss ich siebzig Verse lang dafür sorgen, dass niemand den Faden verliert, wer welchen Ring hat. Sabine Fuchsjäger setzt den Vater hierher, die drei Söhne dorthin, jeden an seinen Platz in der Luft. Von da an genügt ein Blick. Sie muss nicht mehr „der mittlere Sohn“ sagen, sie schaut ihn an, und er ist da. Und wenn der Richter vermutet, dass der echte Ring verloren ging, dann greift sie dorthin, wo er war, und hat nichts in der Hand. Da wird es auf der Probe immer sehr still, auch bei denen, die nur zuhören.

**Sie stehen auf der Bühne daneben und müssen weiterspielen.**

Das ist der schwierige Teil. Ich verstehe ja, was sie macht. Bei der zweiten Probe habe ich mitten im Vers gestockt, weil sie für „Toleranz“ eine Lösung hatte, die klüger war als meine Betonung. Henrik Aalbæk hat abgebrochen und gefragt, ob ich den Text vergessen hätte. Nein, habe ich gesagt, ich habe ihn gerade kennengelernt.

> Das Wort „Ring“ dauert eine halbe Sekunde. Seine Gebärde dauert so lange, wie man ihn nicht hergeben will. — Viktor Hammerstorfer

## Neben dem Licht

**Früher standen die Dolmetscherinnen am Bühnenrand, unter einem eigenen Scheinwerfer. Warum nicht mehr?**

Weil man dann Tennis schaut. Links das Stück, rechts die Sprache, und der Nacken tut weh. In „Nathan“ gehen Sabine Fuchsjäger und ihr Kollege Mario Lechthaler mit uns durch die Szenen. Sie tragen Kostüme von Zdeněk Hrubeška, nur ohne Streifen, damit die Hände gut zu sehen sind, und sie sind der Schatten der jeweiligen Figur. Lechthaler ist selbst gehörlos. Er bekommt sein Zeichen von Sabine und von mir: Ich stelle den linken Fuß vor, dann weiß er, dass der Vers aus ist. Das mache ich inzwischen auch, wenn er nicht da ist.

**Was ändert sich für das hörende Publikum?**

Es hört besser zu. Klingt verkehrt, ist aber so. Nach den „Physikern“ hat mir ein Herr gesagt, er habe bei Dürrenmatt zum ersten Mal verstanden, wer wen anlügt. Wer lügt, schaut nämlich beim Gebärden woandershin als beim Sprechen. Das kann man nicht schummeln.

**Und Ihr Gebärdenname?**

Den bekommt man, den sucht man sich nicht aus. Meiner ist: Zeigefinger an die Augenbraue, und dann hinauf. So.

Er zeigt es, und die Augenbraue geht mit.

**Was heißt das?**

„Der, der alles genauer wissen will.“ Ich war fünf.

Gedolmetscht werden zwei Vorstellungen, die Termine stehen im [Spielplan](/de/programm). Die besten Plätze dafür sind in den Reihen 4 bis 8 rechts; an der Kassa genügt das Wort „Gebärde“ oder, noch besser, die Gebärde.
`,
    en: `
In the canteen Viktor Hammerstorfer wants to sit with a blank wall behind him. Not for his own sake, he says: people who sign get used to thinking about backgrounds. A patterned wallpaper is like traffic noise.

**Mr Hammerstorfer, which language did you speak first?**

Spoke, German; talked, sign. My father taught at the school for the deaf, we lived in the school building, and there were sixty children in the yard. If you wanted to play, you had to use your hands. In class signing was forbidden in those days. My father banned it during lessons, as he was told to, and joined in during the break. It took me a long time to understand what that cost him.

**Austrian Sign Language has been in the constitution since 2005. Since when has it been in our repertoire?**

Since 2014. For two years I went to every meeting and said the same thing under “any other business”. The eighth time Matthias Reichenfelser asked what it would cost. That was the breakthrough. If he asks what it costs, he means to do it.

## Three rings, three places

**How do you interpret the parable of the rings?**

Better than one speaks it, I’m afraid. In German I say that long ago there lived a man in the East, and then for seventy lines I have to see to it that nobody loses track of who has which ring. Sabine Fuchsjäger puts the father here and the three sons over there, each of them at his own place in the air. From then on a glance is enough. She needn’t say “the second son” any more; she looks at him, and there he is. And when the judge suspects that the true ring was lost, she reaches for the spot where it used to be, and her hand comes back empty. At rehearsals it always gets very quiet then, even among those who are only listening.

**You are standing next to her and have to go on acting.**

That is the hard part, since I understand what she is doing. At the second rehearsal I dried in the middle of a line, because her answer to “tolerance” was cleverer than my way of stressing it. Henrik Aalbæk stopped us and asked whether I had forgotten my words. No, I said, I’ve only just met them.

> The word “ring” takes half a second. The sign for it takes as long as you don’t want to part with it. — Viktor Hammerstorfer

## Out of the spotlight

**The interpreters used to stand at the edge of the stage in a spotlight of their own. Why don’t they now?**

Because then you’re watching tennis. The play is on the left, the language on the right, and your neck aches. In “Nathan” Sabine Fuchsjäger and her colleague Mario Lechthaler walk through the scenes with us. They wear costumes by Zdeněk Hrubeška, only without stripes, so that the hands show up well, and each of them is the shadow of whoever is speaking. Lechthaler is deaf himself. He takes his cue from Sabine and from me: I put my left foot forward, and he knows that the line is over. By now I do it even when he isn’t there.

**What changes for those who can hear?**

They listen better. It sounds the wrong way round, but it’s true. After “The Physicists” a gentleman told me that for the first time he had understood who lies to whom in Dürrenmatt. Liars look in a different direction when they sign from when they speak, you see. There is no way to fake it.

**And your own name in sign?**

You are given that, you don’t choose it. Mine goes: forefinger to the eyebrow, and then up. Like this.

He shows it, and the eyebrow goes along.

**What does it mean?**

“The one who wants to know exactly.” I was five.

Two performances are interpreted; the dates are in the [programme](/en/events). The best seats for them are in rows 4 to 8 on the right. At the box office it is enough to say “sign”, and better still to sign it.
`,
  },
} satisfies DemoArticle
