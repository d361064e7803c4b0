import type { DemoArticle } from './demo-article.ts'

export const undLos = {
  key: 'und-los',
  slugEn: 'stand-by-go',
  title: { de: 'Und – los', en: 'Stand by. Go' },
  preline: { de: 'Am Inspizientenpult', en: 'At the prompt desk' },
  teaser: {
    de: 'Zweihundertvierzehn Zeichen gibt Gudrun Wimberger in einer „Traviata“. Gesungen wird dort, wo sie es erlaubt.',
    en: 'In one “Traviata” Gudrun Wimberger gives two hundred and fourteen cues. Singing takes place where she allows it.',
  },
  author: 'Vera Noskova',
  category: 'ensemble',
  tags: ['oper', 'licht-und-ton', 'buehnenbild'],
  publishedDaysAgo: 268,
  picture: 'house:prompt-desk',
  productions: ['la-traviata'],
  events: ['hinter-dem-eisernen'],
  people: ['rosa-caballero-prinz', 'marija-kovacic-lenz', 'gerald-pichlbauer'],
  text: {
    de: `
Um 19:28 Uhr sagt Gudrun Wimberger den ersten Satz des Abends, und niemand im Zuschauerraum hört ihn: „Saallicht bitte halb.“ Sie steht links hinter dem Portal, auf einem Platz, der nicht größer ist als eine Duschkabine, vor sich einen Klavierauszug, vier Bildschirme und zweiundsiebzig Tasten. Auf einem der Bildschirme sieht man Tibor Szalkay von vorne. Er rückt das Pult um einen Zentimeter nach links, wie immer. „Dann ist er da“, sagt Wimberger und drückt auf Grün.

Inspizientin ist sie seit 1998. Gelernt hat sie Fahrdienstleiterin, am Bahnhof Ennsfelden, ein Stellwerk mit dreizehn Weichen. Der Unterschied, behauptet sie, sei gering. Man lässt Leute herein, man lässt Leute hinaus, und wenn man es gut macht, fragt keiner, wer es war.

## Vier Takte nach dem Trinklied

In Rosa Caballero-Prinz’ Inszenierung der „Traviata“ wird ein Salon ausgeräumt, während man darin feiert. Vier Takte nach dem Trinklied kommen zwei Bühnentechniker in Arbeitskleidung und tragen einen Sessel hinaus. Keiner von beiden liest Noten. Also leuchtet neben der Tür zuerst eine rote Lampe, das heißt: Hände an die Lehne. Dann eine grüne, das heißt: gehen. Zwischen Rot und Grün liegen neun Sekunden, in denen Gerald Pichlbauer und Marija Kovačić-Lenz einander zuprosten und Wimberger mit dem Zeigefinger auf der Kante des Pultes mitzählt.

Siebzehn Möbelstücke verlassen an diesem Abend die Bühne, jedes mit einem eigenen Zeichen. Dazu kommen hundertsechs Lichtwechsel, neunundvierzig Einrufe in die Garderoben, der Vorhang, die Übertitel, das Telefon in der Pause und ein Spiegel, der im zweiten Akt so langsam nach oben gezogen wird, dass die Zugmannschaft dabei nicht auf den Spiegel schaut, sondern auf eine Uhr. Zusammen sind es zweihundertvierzehn. Sie stehen in ihrem Klavierauszug, mit Bleistift, in einer Schrift, die zwei Kolleginnen lesen können. Für den Fall, dass sie vom Rad fällt.

> „Achtung“ heißt: Jetzt gehört ihr mir. „Los“ heißt: Jetzt nicht mehr. — Gudrun Wimberger, Inspizientin

## Was sie nicht sieht

Die Oper selbst kennt sie von der Seite. Sie weiß, wie Violettas Kleid hinten zugemacht ist, und dass der Arzt im dritten Akt vor seinem Auftritt dreimal auf Holz klopft, immer auf dasselbe Brett. Wie das alles von vorne ausschaut, hat sie in achtundzwanzig Jahren nur bei Stücken erfahren, die eine andere betreut. „Sehr schön“, sagt sie. „Aber man sitzt da und kann nichts tun.“

Fehler merkt sie sich. Es sind vier. Den größten hat sie 2006 gemacht, in einer „Tosca“: Der Vorhang ging zu, ehe Tosca von der Engelsburg gesprungen war. Die Sängerin sprang trotzdem, der Applaus war außerordentlich, und in der Zeitung stand etwas von einem kühnen Regieeinfall.

## Besondere Vorkommnisse

Nach dem letzten Takt schreibt sie den Bericht. Er hat sieben Zeilen und geht noch in der Nacht an dreiunddreißig Personen: Beginn 19:32 Uhr. Ende 22:04 Uhr. Applaus sechs Minuten vierzig. Besondere Vorkommnisse: ein Handy (Reihe 9), eine Fledermaus (Schnürboden, bekannt), ein Sessel mit drei Beinen, das vierte bei der Tischlerei.

Zuletzt drückt sie die Taste zweiundsiebzig. Auf dem Bahnhof, auf der anderen Seite der Brücke, geht ein grünes Licht an, und der letzte Zug darf fahren. Die Leitung ist dieselbe, an der sie früher selbst gesessen ist. Nur sitzt sie jetzt am besseren Ende.

Wer das Pult sehen möchte: Bei der Führung „Hinter dem Eisernen“ darf man der Bühne ein Lichtzeichen geben. Es ist das für den Sessel. Gekommen ist daraufhin noch niemand, aber die meisten sagen leise „los“.
`,
    en: `
At 7.28 pm. Gudrun Wimberger speaks the first line of the evening, and nobody in the auditorium hears it: “House lights to half, please.” She stands behind the left-hand side of the proscenium in a space no larger than a shower cubicle, and before her are a vocal score, four screens and seventy-two buttons. One of the screens shows Tibor Szalkay from the front. He moves his stand a centimetre to the left, as he always does. “Now he’s with us,” says Wimberger, and presses green.

She has been a stage manager since 1998. Before that she was a signaller at Ennsfelden station, in charge of a box with thirteen sets of points. The difference, she maintains, is slight. You let people in, you let people out, and if you do it well nobody asks who did it.

## Four bars after the drinking song

Rosa Caballero-Prinz’s staging of “La traviata” clears out a drawing room while the party is still going on in it. Four bars after the drinking song two stagehands in overalls come and carry off an armchair. Neither of them reads music. So a red lamp lights up beside the door, which means: hands on the back of the chair. Then a green one, which means: walk. Between red and green there are nine seconds, during which Gerald Pichlbauer and Marija Kovačić-Lenz drink to each other and Wimberger keeps count with one finger on the edge of her desk.

Seventeen pieces of furniture leave the stage in the course of the night, each with a cue to itself. Add a hundred and six changes of light, forty-nine calls to the dressing rooms, the curtain, the surtitles, the interval telephone, and a mirror that is hauled up in the second act so slowly that the crew on the rope watch a clock instead of the mirror. It comes to two hundred and fourteen. All of them are in her score, in pencil, in a hand that two colleagues are able to read. In case she comes off her bicycle.

> “Stand by” means: now you are mine. “Go” means: now you aren’t. — Gudrun Wimberger, stage manager

## What she does not see

The opera itself she knows from the side. She knows how Violetta’s dress does up at the back, and that the doctor in the third act touches wood three times before he goes on, always the same plank. What it all looks like from the front she has learnt, in twenty-eight years, only from pieces run by somebody else. “Very nice,” she says. “But you sit there and there is nothing you can do.”

She remembers her mistakes. There have been four. The biggest was in a “Tosca” in 2006: the curtain came down before Tosca had jumped off the castle. The singer jumped regardless, the applause was tremendous, and the paper wrote of a bold directorial idea.

## Remarks

After the last bar she writes the report. It has seven lines, and the same night it goes out to thirty-three people: Up 7.32 pm. Down 10.04 pm. Applause six minutes forty. Remarks: one mobile phone (row 9), one bat (fly tower, known to us), one armchair with three legs, the fourth now with the joiners.

Last of all she presses button seventy-two. At the station, on the far side of the bridge, a green light comes on, and the last train is free to leave. The line is the very one at which she used to sit herself. Only now she has the better end of it.

Should you like to see the desk: visitors on the tour “Behind the Safety Curtain” may give the stage a light signal. It is the one for the armchair. Nobody has ever come for it, but most people whisper “go”.
`,
  },
} satisfies DemoArticle
