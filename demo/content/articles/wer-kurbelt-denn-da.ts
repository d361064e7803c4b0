import type { DemoArticle } from './demo-article.ts'

export const werKurbeltDennDa = {
  key: 'wer-kurbelt-denn-da',
  slugEn: 'who-is-turning-the-crank',
  title: { de: 'Wer kurbelt denn da?', en: 'Who Is Turning the Crank?' },
  preline: { de: 'Maschinerie von 1911', en: 'Machinery of 1911' },
  teaser: {
    de: 'In der „Zauberflöte“ sieht man, wovon Theater sonst nichts verrät: wie ein Wunder angetrieben wird. Ein Besuch unter der Bühne.',
    en: '“The Magic Flute” shows what theatre usually keeps to itself: how a miracle is driven. A visit below the stage.',
  },
  author: 'Ilse Drabek',
  category: 'werkstatt',
  tags: ['oper', 'buehnenbild', 'archiv'],
  publishedDaysAgo: 395,
  picture: 'poster:die-zauberfloete',
  productions: ['die-zauberfloete'],
  events: ['hinter-dem-eisernen'],
  people: ['wolfgang-steinparz', 'margit-sonnleithner'],
  text: {
    de: `
Die Windmaschine ist eine Trommel aus Eschenlatten, über die ein Stück Segeltuch gespannt ist. Wer sie dreht, macht Wind; wer sie schnell dreht, macht Sturm. Sie ist am 2. September 1911 geliefert worden, hat damals 84 Kronen gekostet und wurde, wie das Inventar vermerkt, „für gut befunden“. Ausgemustert hat man sie 1957, als die Drehbühne kam. Seitdem stand sie unter einer Plane.

Wolfgang Steinparz hat die Plane weggezogen. „Wir haben überlegt, was bei Mozart eigentlich Zauberei ist“, sagt er, „und dann war klar: Es ist Mechanik. Drei Damen, drei Knaben, eine Schlange, Feuer, Wasser. Das sind Aufträge an eine Werkstatt.“ Margit Sonnleithners Inszenierung stellt die Maschinen von 1911 wieder auf die Bühne, und zwar so, dass man sie sieht. Und die Menschen, die sie bedienen.

## Elf Apparate

Elf Apparate haben überlebt: neben dem Wind ein Regen (Erbsen in einem Weidenrohr, drei Meter lang), zwei Donner (ein Blech, ein Wagen mit eckigen Rädern), eine Welle, ein Flugwerk für eine Person bis sechzig Kilogramm, eine Versenkung mit Gegengewicht, ein Mond auf einer Schiene und vier Kulissenwagen, die mit einer einzigen Kurbel gemeinsam fahren. Die Tischlerei hat ein Dreivierteljahr daran gearbeitet. Ersetzt wurde wenig, geölt viel.

Für das Flugwerk verlangte die Behörde ein neues Seil, ein zweites neues Seil und eine Person, die nichts anderes tut, als auf beide zu schauen. Papagena, die damit am Ende des zweiten Akts von oben kommt, wiegt mit Kostüm achtundfünfzig Kilogramm. Sophie Ahammer hat vor jeder Vorstellung eine Verabredung mit einer Waage.

> Das Publikum applaudiert dem Mann an der Kurbel. Das hat in hundert Jahren keiner getan. — Margit Sonnleithner

## Muskelkater

Gekurbelt wird von der Bühnentechnik selbst, acht Leute in Arbeitskleidung, die in dieser Produktion eine eigene Dramaturgie haben. Sie helfen, wo die Geweihten prüfen; sie trinken Kaffee, während Sarastro von Weisheit singt. Bei der Feuerprobe reichen sie Tamino und Pamina die Fackeln. Keiner von ihnen hatte je auf einer Bühne gestanden, jedenfalls nicht, wenn der Vorhang offen war.

Die größte Schwierigkeit war das Tempo. Eine Maschine von 1911 hat ihr eigenes, und es ist nicht das von Tibor Szalkay. Bei der ersten Orchesterprobe kam der Mond vier Takte zu spät. Bei der zweiten kam er zu früh, weil man ihm mit Seife nachgeholfen hatte. Inzwischen wird er nach Noten gefahren: Über der Kurbel hängt ein Klavierauszug, und der Kollege, der sie dreht, hat an der Musikschule einen Kurs im Notenlesen besucht.

Wer wissen will, wie sich das anfühlt, kann es ausprobieren. Bei der Führung „Hinter dem Eisernen“ darf man den Wind selbst drehen. Die meisten fangen mit Sturm an und hören nach zehn Sekunden bei einer leichten Brise auf.
`,
    en: `
The wind machine is a drum of ash slats with a piece of canvas stretched over it. Turn it and you have wind; turn it fast and you have a storm. It was delivered on 2 September 1911, cost 84 crowns and was, as the inventory notes, “found to be good”. It was retired in 1957, when the revolving stage arrived, and has stood under a tarpaulin since.

Wolfgang Steinparz pulled the tarpaulin away. “We asked ourselves what magic actually is in Mozart,” he says, “and then it was obvious: it is mechanics. Three ladies, three boys, a serpent, fire, water. Those are orders to a workshop.” Margit Sonnleithner’s production puts the machines of 1911 back on stage, and in full view. Along with the people who work them.

## Eleven contraptions

Eleven contraptions have survived. Besides the wind there is a rain (peas in a wicker tube three metres long), two thunders (a metal sheet, and a cart with square wheels), a wave, a flying apparatus for one person of up to sixty kilograms, a trap with a counterweight, a moon on a rail, and four wing carriages that travel together on a single crank. The joiners worked on them for nine months. Little was replaced; much was oiled.

For the flying apparatus the authorities asked for a new rope, a second new rope, and a person who does nothing but look at both. Papagena, who descends on it towards the end of the second act, weighs fifty-eight kilograms in costume. Before every performance Sophie Ahammer has an appointment with a pair of scales.

> The audience applauds the man at the crank. Nobody has done that in a hundred years. — Margit Sonnleithner

## Sore muscles

The cranking is done by the stage crew themselves, eight people in working clothes who have a story of their own in this production. They lend a hand where the initiates put others to the test; they drink coffee while Sarastro sings of wisdom. In the trial by fire it is they who pass the torches to Tamino and Pamina. None of them had ever stood on a stage before, at least not with the curtain up.

The greatest difficulty was the tempo. A machine of 1911 has its own, and it is not Tibor Szalkay’s. At the first rehearsal with orchestra the moon came in four bars late. At the second it was early, because somebody had helped it along with soap. By now it is driven from the score: a vocal score hangs above the crank, and the colleague who turns it has taken a course in reading music.

If you would like to know what that feels like, you can try. On the tour “Behind the Safety Curtain” visitors may turn the wind themselves. Most of them begin with a storm and end, ten seconds later, with a light breeze.
`,
  },
} satisfies DemoArticle
