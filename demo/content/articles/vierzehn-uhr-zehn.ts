import type { DemoArticle } from './demo-article.ts'

export const vierzehnUhrZehn = {
  key: 'vierzehn-uhr-zehn',
  slugEn: 'ten-past-two',
  title: { de: 'Vierzehn Uhr zehn', en: 'Ten Past Two' },
  preline: { de: 'Protokoll eines Einspringens', en: 'Record of a rescue' },
  teaser: {
    de: 'Um zehn nach zwei hat Rusalka keine Stimme mehr, um halb acht soll sie zum Mond singen. Fünf Stunden und zwanzig Minuten im Betriebsbüro.',
    en: 'At ten past two Rusalka has no voice left, at half past seven she is due to sing to the moon. Five hours and twenty minutes in the planning office.',
  },
  author: 'Vera Noskova',
  category: 'ensemble',
  tags: ['oper', 'sprache', 'orchester'],
  publishedDaysAgo: 193,
  picture: 'poster:rusalka',
  productions: ['rusalka'],
  people: ['leonore-schwaighofer', 'anneliese-gruberboeck', 'tibor-szalkay'],
  text: {
    de: `
**14:10 Uhr.** Anneliese Gruberböck kommt ins Betriebsbüro und schreibt auf die Rückseite des Dienstplans: „Weg.“ Sie zeigt auf ihren Hals. Der Arzt war schon da: Stimmlippen rot, drei Tage kein Ton, auch kein geflüsterter, Flüstern sei das Schlimmste. Am Abend ist „Rusalka“, 581 Karten sind verkauft, und viertausend Liter Wasser werden gerade auf 29 Grad geheizt.

**14:14 Uhr.** Leonore Schwaighofer zieht die unterste Lade auf. Darin liegt kein Ordner, sondern eine Schuhschachtel mit Karteikarten, eine für jede Partie, auf der Karte alle, die sie je gesungen haben und ans Telefon gehen. Unter „Rusalka (tschech.)“ stehen neunundzwanzig Namen. Schwaighofer, selbst einmal Mezzosopran, streicht die, von denen sie weiß, dass sie ein Kind erwarten, in Pension oder auf einem anderen Kontinent sind. Es bleiben siebzehn.

**14.20 bis 15:05 Uhr.** Zürich: singt heute selbst. Leipzig: verkühlt. Košice: hebt nicht ab. Bremen: würde gern, der Zug braucht zehn Stunden. Prag: sagt zu, ruft nach vier Minuten wieder an und sagt ab, das Theater lässt sie nicht. Schwaighofer bleibt die ganze Zeit freundlich. Nur der Bleistift wird kürzer, denn sie spitzt ihn nach jedem Anruf.

## Tomaten

**15:06 Uhr.** Zuzana Málková, Brno, steht in einer Gärtnerei und kauft Tomatenpflanzen. Sie hat die Rusalka siebenunddreißigmal gesungen, zuletzt vor eineinhalb Jahren. Ob es viele Striche gebe, fragt sie. Keine. Ob sie etwas anziehen müsse. Nein, sie werde von der Seite singen, aus den Noten, und Gruberböck spiele die Rolle auf der Bühne, stumm. Ob das Wasser tief sei? „Für Sie nicht“, sagt Schwaighofer. Es sind zweihundertachtzig Kilometer. Málková fragt, ob sie die Tomaten mitnehmen könne, die Sonne sei schon recht stark.

**15:20 Uhr.** Im Haus beginnt das, was man hier die kleine Mobilmachung nennt. Der Tontechniker räumt ein Pult auf die linke Vorbühne. Ursula Stelzhammer hört sich eine Aufnahme von Málková an und schreibt sieben Tempi auf einen Zettel. Die Kantine wird verständigt. Aus dem Stadtmarketing ruft jemand an, ob man die Vorstellung nicht einfach verschieben könne, auf Montag vielleicht. Man kann nicht. Das Wasser ist heute warm.

**17:40 Uhr.** Gruberböck geht mit der Regieassistentin ihre Wege ab, in Gummistiefeln. Wer stumm spielt, muss trotzdem atmen, wo die andere atmet, sonst sieht es aus wie ein Film mit schlechter Synchronisation. Also lernt sie an diesem Nachmittag die Atemzeichen einer Frau, die sie noch nie gesehen hat.

> Ich habe die Partie zum ersten Mal gehört. Wenn man selber singt, hört man ja nur, was man als Nächstes falsch machen könnte. — Anneliese Gruberböck

**18:52 Uhr.** Ein grüner Kombi fährt am Bühneneingang vor. Málková steigt aus, im Pullover, eine Kiste mit zwölf Tomatenpflanzen unter dem Arm, und fragt den Portier, wo es hell ist. Tibor Szalkay holt sie ab. Die beiden setzen sich auf die Stiege und gehen die Partitur durch, das heißt, sie blättern und nicken. Nach neun Minuten sind sie fertig. „Bei den Fermaten schaue ich Sie an“, sagt Szalkay. „Und sonst?“, fragt sie. „Sonst schauen Sie mich an.“

## Einundvierzig

**19:41 Uhr.** Elf Minuten Verspätung. Katharina Obermoser tritt vor den Vorhang, sagt, was geschehen ist, und bekommt Applaus, ehe sie den Satz beendet hat. Dann wird es blau.

**19:58 Uhr.** Das Lied an den Mond. Die eine steht im Wasser, die andere acht Meter weiter neben einer Notenlampe, und im ersten Takt weiß das Publikum noch nicht, wohin es schauen soll. Im vierten hat es vergessen, dass es eine Wahl gibt. Eine Stimme und ein Körper haben beschlossen, einander zu glauben. Hinten auf der Seitenbühne steht die halbe Technik. Niemand hustet.

**21:05 Uhr.** Im zweiten Akt ist Rusalka stumm, so will es der Zauber: Sie ist ein Mensch geworden und hat dafür die Sprache hergegeben. Der Prinz redet auf sie ein, und sie kann nicht antworten. An diesem Abend schweigen zwei Frauen, und im ersten Rang sagt jemand halblaut, jetzt stimme es aber wirklich. Als Gruberböck dann zum Wassermann flieht und bei ihm die Stimme wiederfindet, dreht sie sich um, mitten in der Phrase, und schaut nach links. Geprobt war das nicht. Málková schaut zurück und singt die Stelle zu ihr.

**22:44 Uhr.** Sie verbeugen sich gemeinsam, Hand in Hand, die eine bis zum Knie voll Schlamm. Der Applaus dauert neun Minuten. Gruberböck darf noch immer nichts sagen; sie nimmt sich vom ersten Pult der Geigen einen Bleistift und schreibt etwas auf die Innenseite von Málkovás Handgelenk. Was, haben beide nicht verraten.

**23:15 Uhr.** In der Kantine gibt es Gulasch. Schwaighofer trägt die Schuhschachtel hinunter und schreibt auf die Karte hinter den Namen Málková: „Vom Fleck weg. Parkplatz mit Schatten.“ Elf der zwölf Pflanzen sind wieder nach Brno gefahren. Die zwölfte steht im Betriebsbüro am Fenster, heißt Dvořák und hat die ersten Blüten.
`,
    en: `
**2.10 pm** Anneliese Gruberböck comes into the planning office and writes on the back of the rota: “Gone.” She points to her throat. The doctor has been: red vocal cords, not a note for three days, and no whispering either, whispering is the worst. Tonight is “Rusalka”, 581 tickets have been sold, and four thousand litres of water are just being heated to 29 degrees.

**2.14 pm** Leonore Schwaighofer pulls out the bottom drawer. What it contains is no file but a shoebox with index cards, one for each part, and on the card everybody who has ever sung it and answers the telephone. “Rusalka (Czech)” has twenty-nine names. Schwaighofer, once a mezzo herself, crosses out those whom she knows to be expecting, retired, or on another continent. This leaves seventeen.

**2.20 to 3.05 pm** Zurich: is singing herself tonight. Leipzig: has a cold. Košice: does not pick up. Bremen: would love to, but the train takes ten hours. Prague: says yes, rings back four minutes later and says no, her theatre won’t let her. Schwaighofer remains friendly throughout. Only the pencil grows shorter, because she sharpens it after every call.

## Tomatoes

**3.06 pm** Zuzana Málková, Brno, is in a nursery, buying tomato plants. She has sung Rusalka thirty-seven times, the last of them a year and a half ago. Are there many cuts, she asks. None. Does she have to put anything on? No, she will sing from the side, from the score, while Gruberböck acts the part on stage in silence. Is the water deep? “Not for you,” says Schwaighofer. It is two hundred and eighty kilometres. Málková asks if she may bring the tomatoes, the sun being rather strong already.

**3.20 pm** The house begins on what is known here as the small mobilisation. The sound engineer clears a stand on to the left-hand apron. Ursula Stelzhammer listens to a recording of Málková and writes seven tempi on a slip of paper. The canteen is informed. Somebody rings from the tourist office: couldn’t the performance simply be put off, till Monday perhaps? It could not. The water is warm tonight.

**5.40 pm** Gruberböck walks her moves with the assistant director, in rubber boots. A singer acting in silence must still breathe where the other one breathes, or it looks like a badly dubbed film. So this afternoon she is learning the breath marks of a woman whom she has never met.

> I heard the part for the first time. When you sing it yourself, all you hear is what you might get wrong next. — Anneliese Gruberböck

**6.52 pm** A green estate car draws up at the stage door. Málková gets out, in a pullover, with a crate of twelve tomato plants under one arm, and asks the porter where there is light. Tibor Szalkay comes to fetch her. The two of them sit down on the stairs and go through the score, that is to say, they turn pages and nod. After nine minutes they have finished. “At the pauses I’ll look at you,” says Szalkay. “And otherwise?” she asks. “Otherwise you look at me.”

## Forty-one

**7.41 pm** Eleven minutes late. Katharina Obermoser steps before the curtain, says what has happened, and is applauded before she reaches the end of the sentence. Then it turns blue.

**7.58 pm** The Song to the Moon. One of them is standing in the water, the other eight metres away beside a music lamp, and in the first bar the audience does not know yet where to look. By the fourth it has forgotten that there is a choice. A voice and a body have made up their minds to believe each other. At the back, in the wings, half of the crew have gathered. Nobody coughs.

**9.05 pm** In the second act Rusalka is mute; the spell will have it so. She has become human and given up her speech in return. The Prince talks at her, and she cannot answer. Tonight there are two women saying nothing, and in the dress circle someone remarks under his breath that now it really is as it should be. Later, when Gruberböck flees to the Water Goblin and with him finds her voice again, she turns round in the middle of the phrase and looks to the left. This was not rehearsed. Málková looks back, and sings the passage to her.

**10.44 pm** They bow together, hand in hand, one of them muddy to the knee. The applause lasts nine minutes. Gruberböck is still not allowed to speak; she takes a pencil from the leader’s desk and writes something on the inside of Málková’s wrist. Neither of them has told us what.

**11.15 pm** There is goulash in the canteen. Schwaighofer takes the shoebox down with her and writes on the card, after the name of Málková: “On the spot. Parking space with shade.” Eleven of the twelve plants have gone back to Brno. The twelfth stands in the window of the planning office, is called Dvořák, and has come into flower.
`,
  },
} satisfies DemoArticle
