import type { DemoArticle } from './demo-article.ts'

export const einHornKannDanebengehen = {
  key: 'ein-horn-kann-danebengehen',
  slugEn: 'a-horn-can-go-wrong',
  title: { de: '„Ein Horn kann danebengehen“', en: '“A Horn Can Go Wrong”' },
  preline: { de: 'Marek Dvorsky im Gespräch', en: 'A conversation with Marek Dvorsky' },
  teaser: {
    de: 'Der Solohornist stammt aus einer Familie von Hochseilartisten. Ein Gespräch über Nerven, Wagnertuben und den Unterschied zwischen laut und viel.',
    en: 'Our principal horn comes from a family of tightrope walkers. A conversation about nerves, Wagner tubas and the difference between loud and much.',
  },
  author: 'Ilse Drabek',
  category: 'gespraech',
  tags: ['orchester', 'konzert'],
  publishedDaysAgo: 405,
  picture: 'poster:bruckner-sieben',
  productions: ['bruckner-sieben', 'peter-und-der-wolf'],
  events: ['hoeren-vor-dem-hoeren'],
  people: ['marek-dvorsky'],
  text: {
    de: `
Marek Dvorsky kommt vom Einspielen, stellt den Koffer ab und nimmt den Sessel, von dem aus man die Tür sieht. Das sei Gewohnheit, sagt er: Im Orchester sitze er so, dass er alle sehe, und trotzdem schaue nie jemand her, außer wenn etwas passiert.

**Herr Dvorsky, Ihre Großeltern sind auf dem Seil gegangen. Was haben Sie davon geerbt?**

Einen Satz. Meine Großmutter hat gesagt: Man fällt nicht, weil das Seil schmal ist, sondern weil man an den Boden denkt. Das gilt für jeden Einsatz in der Höhe. Wenn ich mir vor dem Solo überlege, was schiefgehen kann, ist es schon schiefgegangen. Ich denke an den Ton davor, nicht an den, der kommt.

**Und wenn es doch passiert?**

Dann ist es passiert. Ein Horn kann danebengehen, das weiß jeder, der eines in der Hand gehabt hat. Es ist ein Rohr von fast vier Metern, und oben liegen die Töne so eng wie die Sprossen einer Leiter, die jemand falsch gebaut hat. Das Publikum verzeiht uns das. Die Kollegen auch. Am längsten braucht man selber.

## Vier Tuben im Kleinbus

**Für Bruckners Siebente holt das Orchester vier Wagnertuben ins Haus. Warum besitzen wir keine?**

Weil man sie alle paar Jahre braucht und sie dazwischen beleidigt sind. Das ist kein Scherz: Ein Instrument, das nicht gespielt wird, klingt nach Kasten. Unsere kommen aus Linz, in einem Kleinbus, jede mit eigenem Gurt. Wir üben zwei Wochen, bis sie uns glauben.

**Wie klingt so ein Quartett?**

Wie ein Raum, in dem gerade jemand zu sprechen aufgehört hat. Bruckner hat das Adagio geschrieben, als er wusste, dass Wagner sterben wird, und die letzten Takte, als er gestorben war. Man muss dabei nichts ausdrücken. Man muss nur gleichzeitig anfangen, und das ist mit vier Leuten und vier fremden Instrumenten schwer genug.

> Laut ist, wenn die anderen leiser werden. Viel ist, wenn sie zuhören. — Marek Dvorsky

## Der Wolf

**In „Peter und der Wolf“ sind Sie zu dritt der Wolf. Die Kinder wissen nicht, wo Sie sitzen.**

Das bleibt auch so. Aber ich verrate etwas anderes: Ein Wolf ist nicht böse. Er ist hungrig. Prokofjew hat ihm einen Akkord gegeben, der sich nicht entscheiden kann, und wenn man den grimmig spielt, lachen die Kinder. Spielt man ihn weich, hält sich der ganze Saal am Sessel fest. Einmal hat ein Bub nach der Vorstellung gesagt, der Wolf habe ihm leidgetan. Das war meine beste Kritik.

**Sie haben das Probespiel 2016 hinter einem Vorhang gewonnen, gegen vierzig andere.**

Und mit neununddreißig Grad Fieber. Ich war zu müde, um Angst zu haben. Meine Großmutter hätte gesagt: Na siehst du.

Vor den Konzerten im Stadtsaal ist Marek Dvorsky gelegentlich bei „Hören vor dem Hören“ zu Gast. Das Mundstück darf man dort ausprobieren. Einen Ton herauszubringen, sagt er, gelinge den meisten; denselben ein zweites Mal fast niemandem.
`,
    en: `
Marek Dvorsky has just been warming up. He puts down the case and takes the chair from which one can see the door. A habit, he says: in the orchestra he sits where he can see everyone, and still nobody ever looks his way, except when something happens.

**Mr Dvorsky, your grandparents walked the tightrope. What have you inherited from that?**

One sentence. My grandmother used to say: you don’t fall because the rope is narrow, you fall because you think of the ground. That goes for every high entry. If I consider before a solo what could go wrong, it has gone wrong already. I think of the note before, not of the one to come.

**And if it happens all the same?**

Then it has happened. A horn can go wrong, as anyone knows who has held one. It is a tube of nearly four metres, and at the top the notes lie as close together as the rungs of a ladder that somebody has built badly. The audience forgives us. So do our colleagues. It is oneself who takes longest.

## Four tubas in a minibus

**For Bruckner’s Seventh the orchestra brings in four Wagner tubas. Why don’t we own any?**

Because they are needed once every few years, and sulk in between. I am not joking: an instrument that is not played sounds like the cupboard. Ours come from Linz, in a minibus, each with its own seat belt. We practise for two weeks, until they believe us.

**What does such a quartet sound like?**

Like a room in which somebody has just stopped speaking. Bruckner wrote the Adagio when he knew that Wagner was going to die, and the last bars when he was dead. There is nothing you need to express. You only have to begin at the same time, and with four people and four strange instruments that is hard enough.

> Loud is when the others get softer. Much is when they listen. — Marek Dvorsky

## The wolf

**In “Peter and the Wolf” three of you are the wolf. The children don’t know where you sit.**

And that is how it will stay. But let me tell you something else: a wolf is not wicked. He is hungry. Prokofiev gave him a chord that cannot make up its mind, and if you play it fiercely the children laugh. Play it gently and the whole hall holds on to its seat. After one performance a boy said he had felt sorry for the wolf. It was the best review I ever had.

**You won your audition in 2016 behind a curtain, against forty others.**

And with a temperature of thirty-nine. I was too tired to be afraid. My grandmother would have said: there you are.

Before concerts in the Town Hall Marek Dvorsky is an occasional guest of “Listening before Listening”. Visitors may try the mouthpiece. Most people, he says, manage to produce a note; hardly anyone manages the same one twice.
`,
  },
} satisfies DemoArticle
