import type { DemoArticle } from './demo-article.ts'

export const dieDrehbuehneSingtAs = {
  key: 'die-drehbuehne-singt-as',
  slugEn: 'the-revolve-sings-a-flat',
  title: { de: 'Die Drehbühne singt As', en: 'The Revolve Sings A Flat' },
  preline: { de: 'Lukas Breitwieser im Gespräch', en: 'A conversation with Lukas Breitwieser' },
  teaser: {
    de: 'Der Komponist sammelt die Geräusche des Hauses, bevor jemand sie ölt. Für „Liliom“ sucht er ein Ringelspiel, das gar nicht da ist.',
    en: 'The composer collects the noises of the house before somebody oils them. For “Liliom” he is looking for a carousel that is not there.',
  },
  author: 'Vera Noskova',
  category: 'gespraech',
  tags: ['licht-und-ton', 'schauspiel', 'stadt'],
  publishedDaysAgo: 66,
  picture: 'poster:liliom',
  productions: ['liliom'],
  people: ['lukas-breitwieser', 'jakob-hinterleitner'],
  text: {
    de: `
Lukas Breitwieser bittet um einen Augenblick. Er steht auf der leeren Drehbühne, in Socken, ein Mikrofon in jeder Hand, und lässt sich im Kreis fahren. Nach zweieinhalb Runden hebt er den Arm. „Danke. Jetzt hat sich der Kühlschrank vom Buffet gemeldet.“

**Was haben Sie da gerade aufgenommen?**

Ein As. Auf der Höhe von Reihe vier links gibt es eine Stelle, da läuft Rolle neun über einen Stoß in der Schiene, seit 1957. Davor ist eine Terz, die aber im Winter kleiner wird. Am Montag kommt die Wartung und schmiert alles, dann ist es bis Weihnachten weg. Ich habe den Kollegen einmal gefragt, ob er Rolle neun auslassen könnte. Er hat gesagt, er fragt ja mich auch nicht, ob ich eine Saite auslasse.

**Man könnte ein As auch auf einem Instrument spielen.**

Das kann man. Aber dann weiß der Zuschauer, dass jetzt Musik ist, und setzt sich anders hin. Beim Quietschen bleibt er, wie er ist. Das ist der Unterschied zwischen einem Gast und jemandem, der einbricht: Ich möchte einbrechen.

## Vierhundert Dateien

**Was haben Sie sonst noch im Bestand?**

Die Heizungsrohre im ersten Rang, alle siebzehn, einzeln geklopft. Die Glocke vom Eisernen. Das Fallgitter vom Kartenschalter. Zweimal Resi Hintersteiner mit der Schöpfkelle. Den Lift, der beim Halten ausatmet wie ein Bass vor der Arie. Vierhundertzwölf Dateien, ich habe sie nach Stimmungen geordnet: „ungeduldig“, „gekränkt“, „hätte es anders gemacht“. Die Tür zur Intendanz kommt in drei Ordnern vor, je nachdem, wer herauskommt.

**Für den „Hamlet“ haben Sie nur den Tisch verwendet.**

Vierzehn Meter Fichte und Eiche, das ist ein Xylofon. Jede Platte stammt aus einem anderen Wirtshaus und hat einen anderen Ton. Der „Kirchenwirt“ ist ein tiefes F, der „Anker“ schnarrt. Die Schauspieler haben es nicht gewusst. Wenn Viktor Hammerstorfer die Faust hinlegt, ist das der Grundton, und wenn Lea als Ophelia mit den Fingern spielt, die Sext. Einmal hat er woanders gesessen, und die ganze Szene war in Moll.

> Musik im Schauspiel ist wie Salz: Wenn jemand sagt, dass es gut gesalzen ist, war es zu viel. — Lukas Breitwieser

## Vier Tage im September

**Im März hat „Liliom“ Premiere, ein Stück vom Rummelplatz. Auf der Bühne liegt nur ein heller Kreis im Gras. Woher kommt das Ringelspiel?**

Vom Publikum, das ist die Idee von Jakob Hinterleitner und Wolfgang Steinparz. Es soll sich das Ding dazudenken. Meine Aufgabe ist, dass es dabei nicht allein ist. Jetzt im September war das echte wieder auf der Traunerwiese, vier Tage, und ich war vier Tage dort. Die Familie kennt mich schon. Am ersten Tag habe ich die Orgel aufgenommen und gemerkt, dass es die nicht ist. Die klingt nach Ringelspiel, also nach nichts.

**Sondern?**

Das Abbremsen. Wenn der Strom weg ist, läuft es noch elf Sekunden, ohne Musik, nur Holz auf Eisen, und die Kinder hören auf zu schreien, weil sie merken, dass es aus ist. Elf Sekunden, und am Ende ein Seufzer, da setzt sich das Ganze in seine Kuhle. Das ist Liliom. Hinterleitner sagt, dem gehen die Wörter aus, sobald keine Musik läuft. Genau in diese elf Sekunden hinein muss er reden.

**Und wie bekommt man das ins Große Haus?**

Über den Boden. Unter den Bänken liegt seit 2019 die neue Heizung, und wo die alten Rohre waren, ist Platz. Ich habe dort sechzehn Lautsprecher hineingelegt, so groß wie Bierdeckel. Man hört nichts. Man spürt im Sessel, dass etwas langsamer wird. Bei der Probe hat die Intendantin gefragt, ob draußen ein Zug steht.

**Haben Sie eigentlich einen Lieblingston?**

Ja. Um dreiviertel elf, wenn das Publikum weg ist und die Reinigung noch nicht da, gehen im Dach die Balken zurück. Zwei Stunden lang haben sechshundert Menschen geheizt, und jetzt wird es kühler. Es knackt, von hinten nach vorne, ungefähr vierzigmal. Das ist der Applaus vom Haus. Ich habe ihn einundzwanzigmal aufgenommen und nie verwendet. Irgendwas muss man auch in Ruhe lassen.

Er zieht die Schuhe an. Beim Hinausgehen bleibt er an der Stahltür stehen, macht sie auf, macht sie zu, macht sie noch einmal auf. „War die immer schon so?“, fragt er. Der Portier sagt, man habe sie gestern geölt. Breitwieser nickt, wie man bei einem Begräbnis nickt.
`,
    en: `
Lukas Breitwieser asks for a moment. He is standing on the empty revolve in his socks, a microphone in each hand, and having himself driven round. After two and a half turns he raises an arm. “Thank you. That’s the buffet fridge coming on.”

**What was it you were recording?**

An A flat. Level with row four on the left there is a spot where wheel nine crosses a joint in the rail; it has done so since 1957. Before that comes a third, but it gets smaller in winter. On Monday they come for the servicing and grease everything, and then it’s gone until Christmas. I once asked the man whether he couldn’t leave out wheel nine. He said that he didn’t ask me to leave out a string.

**One could play an A flat on an instrument.**

One could. But then people know that this is music, and sit up differently. For a squeak they stay as they are. It’s the difference between a guest and a burglar, and I want to break in.

## Four hundred files

**What else do you have in stock?**

The heating pipes in the dress circle, all seventeen, struck one at a time. The bell of the safety curtain. The shutter of the ticket window. Resi Hintersteiner with the ladle, twice. The lift, which breathes out when it stops, like a bass before his aria. Four hundred and twelve files, and I have sorted them by mood: “impatient”, “hurt”, “would have done it differently”. The door of the General Director’s office is in three of the folders, depending on who is coming out.

**For “Hamlet” you used nothing but the table.**

Fourteen metres of spruce and oak is a xylophone. Each of the boards is from a different inn and has a different note. The Church Inn is a low F, the Anchor has a buzz. The actors didn’t know. When Viktor Hammerstorfer puts down his fist, that’s the tonic, and when Lea as Ophelia drums her fingers it’s the sixth. Once he sat in another place, and the whole scene was in the minor.

> Music in a play is like salt: if somebody says how well seasoned it is, there was too much. — Lukas Breitwieser

## Four days in September

**“Liliom” opens in March, a play from the fairground. All there is on stage is a pale circle in the grass. Where does the carousel come from?**

From the audience; that is Jakob Hinterleitner’s and Wolfgang Steinparz’s idea. They are to imagine the thing. My job is to see that they aren’t alone with it. The real one has just been on Traunerwiese again, its four days in September, and for four days so was I. The family know me by now. On the first day I recorded the organ and realised that it wasn’t that. It sounds like a carousel, meaning like nothing at all.

**What is it, then?**

The slowing down. When the power is off it runs on for eleven seconds, no music, just wood on iron, and the children stop shrieking because they can tell that it’s over. Eleven seconds, and at the end of them a sigh, when the whole contraption settles into its hollow. That is Liliom. Hinterleitner says he is someone who runs out of words as soon as the music stops. It’s precisely those eleven seconds that he has to talk in.

**And how do you get that into the Main Stage?**

By the floor. Under the benches there has been the new heating since 2019, and where the old pipes used to be there’s room. I have put sixteen loudspeakers in there, the size of beer mats. You don’t hear anything. You feel in your seat that something is slowing down. When we tried it, the General Director asked if there was a train standing outside.

**Do you have a favourite sound at all?**

I do. At a quarter to eleven, when the audience have left and the cleaners aren’t in yet, the beams in the roof go back. For two hours six hundred people have been heating the place, and now it cools. It cracks, from the back to the front, about forty times. That’s the house applauding. I have recorded it on twenty-one nights and never used it. There ought to be something that one leaves in peace.

He puts on his shoes. On the way out he stops by the steel door, opens it, shuts it, opens it again. “Has it always been like that?” he asks. They oiled it yesterday, says the porter. Breitwieser nods as people nod at funerals.
`,
  },
} satisfies DemoArticle
