import type { DemoArticle } from './demo-article.ts'

export const wasLiegenBleibt = {
  key: 'was-liegen-bleibt',
  slugEn: 'what-is-left-behind',
  title: { de: 'Was liegen bleibt', en: 'What Is Left Behind' },
  preline: { de: 'Aus der Garderobe', en: 'From the cloakroom' },
  teaser: {
    de: 'Sechshundertvierzehn Dinge hat das Publikum in dieser Spielzeit vergessen, darunter ein Akkordeon, drei Zähne und für siebzehn Minuten ein Kind.',
    en: 'In the course of this season our audiences forgot six hundred and fourteen things, among them an accordion, three teeth and, for seventeen minutes, a child.',
  },
  author: 'Matthias Reichenfelser',
  category: 'publikum',
  tags: ['stadt', 'nachhaltig', 'operette'],
  publishedDaysAgo: 148,
  picture: 'house:cloakroom',
  productions: ['der-amtsweg', 'die-fledermaus', 'der-nussknacker'],
  people: ['matthias-reichenfelser', 'ferdl-haberzettl'],
  text: {
    de: `
An Premierentagen stehe ich von sechs bis halb acht hinter dem Pult der Garderobe links und nehme Mäntel entgegen. Das hat sich so ergeben, und ich möchte es nicht missen: Der Rechnungsabschluss sagt mir, wie viele Leute kommen, der Mantel sagt mir, wie. Erst seit heuer weiß ich auch, wie sie gehen. Ich habe die Liste der Fundsachen gelesen.

Geführt wird sie von Frau Edeltraud Winkler, Garderobe rechts, in einem Schulheft, seit 2004. Am letzten Tag der Spielzeit zieht sie einen Strich und zählt zusammen. In diesem Jahr sind es sechshundertvierzehn Stück:

- zweihundertdrei Regenschirme, davon einhundertneunzig schwarz
- achtundachtzig Handschuhe, einundsiebzig davon linke
- einundvierzig Lesebrillen und ein Opernglas, das uns ohnehin gehört
- neun Hörgeräte, alle nach „Der Amtsweg“
- ein Akkordeon
- drei Zähne, zusammenhängend
- ein Kuvert mit zwölfhundert Euro und der Aufschrift „Dachrinne“

Das Kind führt Frau Winkler nicht mit, weil es nach siebzehn Minuten abgeholt wurde. Beide Großelternpaare hatten geglaubt, es sei bei den anderen. Es hat in der Zwischenzeit Nummern sortiert und gefragt, ob es morgen wiederkommen dürfe.

## Verloren oder vergessen

Das österreichische Recht unterscheidet zwischen verlorenen und vergessenen Sachen. Verloren ist, was ohne Aufsicht herumliegt; vergessen, was an einem Ort zurückbleibt, auf den jemand achtgibt. Im Theater wird also grundsätzlich nicht verloren. Ich habe das nicht selbst gefunden, sondern von Ferdl Haberzettl, der in seinem früheren Leben als Gemeindebediensteter für das Fundwesen zuständig war und sich bei einem Gastspiel mit Frau Winkler in ein Fachgespräch verwickelte, das länger dauerte als seine Zugabe.

> Ein Regenschirm wird nicht vergessen. Er wird in einem Haus zurückgelassen, in dem es gerade nicht regnet. — Ferdl Haberzettl

Ein Jahr lang hebt das Fundamt der Gemeinde auf, was wir ihm bringen, danach gehört es dem, der es gefunden hat. Bei uns ist das fast immer Frau Winkler. Sie besäße inzwischen, wenn sie wollte, ungefähr viertausend Schirme. Sie will nicht. Die Schirme stehen daher seit zwei Jahren in einem Fass neben dem Ausgang, mit einem Schild: „Nehmen Sie einen. Vergessen Sie ihn anderswo.“ Am Stadtplatz, in der Bücherei und im Wartezimmer von Doktor Pammer sind inzwischen gleiche Fässer entstanden. Nach vorsichtiger Schätzung läuft die halbe Stadt mit den Schirmen der anderen Hälfte herum.

!picture:scene:die-fledermaus:2 Ein Gefängnis als Garderobe: Entwurf zum dritten Akt der „Fledermaus“. Die Haken sind unseren nachgebaut, die Nummern auch.

## Was sich daraus lesen lässt

Man kann eine solche Liste als Stimmungsbericht verstehen. Nach Komödien bleiben Schals liegen, nach Tragödien Programmhefte. Bei Wagner vergessen die Leute Thermosflaschen, bei Mozart nichts. Nach der „Fledermaus“ am 31. Dezember fanden wir fünf einzelne Schuhe, von denen zwei ein Paar ergaben, was wir lieber nicht weiterverfolgt haben. Und nach „Nachbarschaftsgedächtnis“ liegt oft etwas da, das jemand mit Absicht dagelassen hat. Das geht nicht in die Liste. Das geht ins Stadtarchiv.

Manches wird gesucht, das wir nie gehabt haben. Eine Dame ruft jeden Herbst an und erkundigt sich nach einem Muff, den sie 1979 im zweiten Rang abgelegt hat. Frau Winkler schaut jedes Mal nach. „Könnte ja sein“, sagt sie.

Der Nussknacker übrigens, den Camille Bertholon für ihr Ballett im November gesucht hat, ist aus demselben Kasten: Fach sieben, „Spielzeug, Diverses“, abgegeben im Dezember 2011, nie abgeholt. Er hat ein bewegliches Kinn und am Fuß den Namen „Pauli“. Sollte Pauli das lesen: Es gibt zwei Karten für die Premiere, Reihe 3, und danach reden wir über den Finderlohn.

Das Akkordeon ist nach drei Wochen abgeholt worden, von einem Herrn aus Losenstein, der sich entschuldigte. Er habe es nicht vergessen, sagte er. Er habe nur einmal ausprobieren wollen, wie es ohne sei.
`,
    en: `
On opening nights I stand behind the left-hand cloakroom counter from six until half past seven and take coats. It just came about that way, and I should not like to give it up: the accounts tell me how many people come, the coat tells me how they come. Only this year have I learnt how they leave. I have read the lost-property list.

It has been kept since 2004 by Ms Edeltraud Winkler, right-hand cloakroom, in an exercise book. On the last day of the season she draws a line and adds up. This year the total is six hundred and fourteen:

- two hundred and three umbrellas, a hundred and ninety of them black
- eighty-eight gloves, seventy-one of them left
- forty-one pairs of reading glasses and one pair of opera glasses, which is ours in any case
- nine hearing aids, all after “Through the Proper Channels”
- one accordion
- three teeth, connected
- one envelope with twelve hundred euros and the word “Gutter”

The child is not on Ms Winkler’s list, as it was collected after seventeen minutes. Each set of grandparents had believed it to be with the other. In the meantime it sorted numbers, and asked if it could come back tomorrow.

## Lost or forgotten

Austrian law makes a distinction between things lost and things forgotten. A thing is lost if it lies about where nobody is in charge, and forgotten if it stays behind in a place where somebody is. In a theatre, then, nothing is ever lost, as a matter of principle. I did not find this out for myself but owe it to Ferdl Haberzettl, who in an earlier life as a municipal clerk was responsible for lost property, and who on one of his visits got into a professional discussion with Ms Winkler that lasted longer than his encore.

> Nobody forgets an umbrella. It is left in a house where it doesn’t happen to be raining. — Ferdl Haberzettl

The town’s lost-property office keeps what we bring for a year; after that it belongs to whoever found it. Here this is nearly always Ms Winkler. If she wished, she would by now be the owner of some four thousand umbrellas. She does not wish. So for two years the umbrellas have stood in a barrel near the exit, with a sign: “Take one. Forget it somewhere else.” Similar barrels have since appeared on the main square, in the library and in Dr Pammer’s waiting room. At a cautious estimate, one half of the town is walking about under the umbrellas of the other.

!picture:scene:die-fledermaus:2 A prison as a cloakroom: design for the third act of “Die Fledermaus”. The hooks are copied from ours, and so are the numbers.

## What can be read from it

A list of this kind may be taken as a report on the mood. Comedies leave scarves behind, tragedies programme books. At Wagner people forget their flasks, at Mozart nothing. After “Die Fledermaus” on 31 December we found five single shoes, two of which made a pair, a matter we preferred not to pursue. And after “Neighbourhood Memory” there is often something that a person has left on purpose. That does not go on the list. It goes to the town archive.

Some things are asked for that we never had. Every autumn a lady rings up to enquire about a muff that she put down in the upper circle in 1979. Ms Winkler goes and looks each time. “You never know,” she says.

The nutcracker, incidentally, that Camille Bertholon needed for her ballet in November comes out of the same cupboard: shelf seven, “toys, various”, handed in during December 2011 and never collected. It has a movable chin, and on its foot the name “Pauli”. Should Pauli be reading this: there are two tickets for the premiere, row 3, and afterwards we can talk about the reward.

The accordion was called for after three weeks by a gentleman from Losenstein, who apologised. He hadn’t forgotten it, he said. He had only wanted to try what it was like without.
`,
  },
} satisfies DemoArticle
