import type { DemoArticle } from './demo-article.ts'

export const mitDenHaendenSehen = {
  key: 'mit-den-haenden-sehen',
  slugEn: 'seeing-with-your-hands',
  title: { de: 'Mit den Händen sehen', en: 'Seeing with Your Hands' },
  preline: { de: 'Barrierefrei', en: 'Accessibility' },
  teaser: {
    de: 'Eine Stunde vor der Vorstellung gehört die Bühne zwölf Menschen, die nicht sehen, was dort geschieht. Danach wissen sie mehr als alle anderen.',
    en: 'An hour before the performance the stage belongs to twelve people who cannot see what happens there. Afterwards they know more than anyone else.',
  },
  author: 'Ilse Drabek',
  category: 'publikum',
  tags: ['barrierefrei', 'kostuem', 'buehnenbild'],
  publishedDaysAgo: 20,
  picture: 'poster:nathan-der-weise',
  productions: ['nathan-der-weise', 'die-zauberfloete'],
  events: ['tastfuehrung'],
  people: ['johanna-katzensteiner'],
  text: {
    de: `
Siebzehn Stufen sind es bis auf die Bühne, und Herr Aschauer zählt sie laut. Oben bleibt er stehen, schnalzt mit der Zunge und wartet auf das Echo. „Hoch“, sagt er. „Und hinten hängt etwas Weiches.“ Es ist ein Wollvorhang, elf Meter entfernt.

Zwölf Gäste nehmen an der Tastführung teil, die das Haus vor ausgewählten Vorstellungen anbietet, heute vor „Nathan der Weise“. Sie sind blind oder sehen sehr wenig, einige kommen mit einem Hund, alle haben Zeit mitgebracht. Johanna Katzensteiner empfängt sie. Die Schauspielerin spricht auch die Hörfassungen, und wer sie in „Nora“ erlebt hat, erkennt die Stimme: ruhig, fast höflich.

## Ein Mantel wird herumgereicht

Das Bühnenbild für „Nathan“ besteht aus verkohltem Holz. Man riecht es, sobald man einen Balken berührt, obwohl nichts daran wirklich verbrannt ist; die Werkstatt hat mit einem Gasbrenner gearbeitet und danach gewachst, damit die Kostüme sauber bleiben. Frau Reiter fährt mit der flachen Hand eine Wand entlang. „Das ist vor Kurzem geschehen“, sagt sie. „Die Kanten sind noch scharf.“ Kein Kritiker hat das geschrieben.

Dann wird ein Mantel herumgereicht. Er wiegt sechs Kilogramm, gehört Saladin und ist innen aus Seide, was man von den Plätzen aus nie sieht. „Also ist er eitel“, sagt jemand. „Oder er friert“, sagt jemand anderer. Zdeněk Hrubeška, der zufällig vorbeikommt, sagt, beides stehe in seinem Lebenslauf.

> Ich sage nie, etwas sei schön. Ich sage, wie breit es ist. Schön machen sie es sich selber. — Johanna Katzensteiner

## Guten Abend, ich bin der Böse

Zum Schluss stellt sich das Ensemble vor, jede und jeder mit der Stimme, in der später gesprochen wird, und mit dem Geräusch der Schuhe. „Guten Abend, ich bin der Patriarch von Jerusalem. Ich trage Leder und gehe langsam.“ – „Guten Abend, ich bin Recha. Barfuß.“ Viktor Hammerstorfer geht als Nathan einmal um die Gruppe herum, damit man ihn von allen Seiten gehört hat. Sein Vater war Gehörlosenlehrer; er gebärdet seinen Namen, ehe er ihn sagt, und lacht dann über sich selbst.

Während der Vorstellung kommt die Hörfassung über ein kleines Gerät ins Ohr. Katzensteiner sitzt dafür in einer Kabine im zweiten Rang, das Textbuch vor sich, in dem die Pausen rot angestrichen sind. In diese Pausen muss alles hinein: wer kommt, wer geht, wer nicht antwortet, weil er etwas gesehen hat. Oft bleiben zwei Sekunden. „Er dreht sich weg“ sind schon anderthalb.

Herr Aschauer sitzt in Reihe sieben. In der Pause fragt ihn sein Nachbar, der gut sieht, ob er ihm erklären könne, was es mit der Wand auf sich habe. Herr Aschauer kann es. Es dauert bis zum dritten Läuten.
`,
    en: `
There are seventeen steps to the stage, and Mr Aschauer counts them aloud. At the top he stops, clicks his tongue and waits for the echo. “High,” he says. “And something soft is hanging at the back.” It is a woollen curtain, eleven metres away.

Twelve guests take part in the touch tour which the house offers before certain performances, today before “Nathan the Wise”. They are blind or see very little, some have brought a dog, all have brought time. Johanna Katzensteiner receives them. The actress also speaks the audio descriptions, and anyone who has heard her in “A Doll’s House” will know the voice: calm, almost polite.

## A coat goes round

The set for “Nathan” is made of charred wood. You smell it as soon as you touch a beam, although nothing has really burnt; the workshop used a gas torch, and wax afterwards to keep the costumes clean. Mrs Reiter runs the flat of her hand along a wall. “This happened recently,” she says. “The edges are still sharp.” No critic wrote that.

Then a coat goes round. It weighs six kilograms, belongs to Saladin, and is lined with silk, which is never visible from the seats. “So he is vain,” says somebody. “Or he feels the cold,” says somebody else. Zdeněk Hrubeška, who happens to be passing, says that both are in his life story.

> I never say that a thing is beautiful. I say how wide it is. They make it beautiful for themselves. — Johanna Katzensteiner

## Good evening, I am the villain

At the end the actors introduce themselves, each in the voice that will be heard later, and with the sound of their shoes. “Good evening, I am the Patriarch of Jerusalem. I wear leather and walk slowly.” – “Good evening, I am Recha. Barefoot.” Viktor Hammerstorfer, as Nathan, walks once round the group so that he has been heard from all sides. His father taught the deaf; he signs his name before he says it, and then laughs at himself.

During the performance the description comes through a small receiver. For this Katzensteiner sits in a booth in the upper circle, before her the script with the pauses marked in red. Everything has to go into those pauses: who comes, who goes, who does not answer because of something he has seen. Often there are two seconds. “He turns away” takes up one and a half.

Mr Aschauer sits in row seven. In the interval his neighbour, who sees well, asks whether he could explain what that wall is about. Mr Aschauer can. It takes until the third bell.
`,
  },
} satisfies DemoArticle
