import type { DemoArticle } from './demo-article.ts'

export const neunzehnSchwaene = {
  key: 'neunzehn-schwaene',
  slugEn: 'nineteen-swans',
  title: { de: 'Neunzehn Schwäne, morgens um sechs', en: 'Nineteen Swans, at Six in the Morning' },
  preline: { de: 'Ballett', en: 'Ballet' },
  teaser: {
    de: 'Einen Winter lang ging die Compagnie jeden Morgen an die Enns und schaute Vögeln beim Rasten zu. Was davon auf der Bühne geblieben ist.',
    en: 'For a whole winter the company went down to the river every morning and watched birds at rest. What has remained of it on stage.',
  },
  author: 'Vera Noskova',
  category: 'hintergrund',
  tags: ['tanz', 'probe', 'stadt'],
  publishedDaysAgo: 340,
  picture: 'poster:schwanensee',
  productions: ['schwanensee'],
  people: ['camille-bertholon', 'mateusz-zielarek', 'jonas-ebersdorfer'],
  text: {
    de: `
Der Treffpunkt war das Wehr, die Zeit sechs Uhr, und die Anweisung lautete: nichts tun. „Das war für uns das Schwierigste“, sagt Mateusz Zielarek. „Tänzer können nicht stehen. Wir wippen.“ Camille Bertholon hatte Decken mitgebracht, Tee in Thermoskannen und ein Fernrohr, das sie sich beim örtlichen Vogelschutzverein ausgeliehen hatte. Dann schaute sie auf das Wasser und sagte eine Dreiviertelstunde lang kein Wort.

Am ersten Tag sah man nicht viel. Neunzehn Höckerschwäne hatte die Zählung im Jänner ergeben, zwischen Wehr und Eisenbahnbrücke. Sie lagen in der Strömung wie etwas, das jemand vergessen hat. Ab und zu hob einer den Kopf. Ab und zu hoben ihn alle.

## Wer fängt an?

Diese eine Bewegung wurde zum Kern des zweiten Akts. Eine ganze Gruppe dreht den Kopf, und niemand könnte sagen, wer begonnen hat. Im Ballett gibt es dafür normalerweise eine Musik, einen Takt, einen Blick der Ersten in der Reihe. Die Vögel haben nichts davon. „Wir haben drei Wochen gebraucht, um herauszufinden, dass sie es am Atem merken“, sagt Ayumi Tanigawa, die den ersten Schwan tanzt. Auf der Bühne atmen die sechzehn nun gemeinsam aus, so leise, dass man es im Parkett nur hört, wenn das Orchester schweigt. Dann drehen sich die Köpfe.

Bertholon hat über jeden Morgen Buch geführt. Das Heft ist voller kleiner Zeichnungen: ein Flügel, der zur Hälfte geöffnet und wieder zusammengelegt wird; ein Hals, der sich auf den eigenen Rücken bettet; zwei Tiere, die aufeinander zuschwimmen und im letzten Augenblick beschließen, einander nicht gesehen zu haben. Aus dieser Zeichnung ist das Duett von Siegfried und Benno im ersten Akt entstanden.

> Ein Schwan ist kein Mädchen im weißen Kleid. Ein Schwan ist zwölf Kilo, die nicht gestört werden wollen. — Camille Bertholon

## Grau statt Weiß

Federn gibt es in dieser Produktion keine. Zdeněk Hrubeška hat an einem dieser Morgen die Farbe der Tiere mit einer Farbkarte verglichen und festgestellt, dass von Weiß keine Rede sein kann. Im ersten Licht sind sie blau, bei Nebel sandfarben, am Bauch beinahe braun. Die Kostüme, barfuß getragen, haben nun elf verschiedene Grautöne, und kein Tänzer hat denselben wie sein Nachbar.

Jonas Ebersdorfer kannte das Ufer schon. Er ist drei Gassen vom Bühneneingang entfernt aufgewachsen und hat die Schwäne als Kind gefüttert, was man, wie er heute weiß, nicht tun soll. „Ich habe immer geglaubt, sie warten auf Brot“, sagt er. „Sie warten aber auf gar nichts. Das zu tanzen, ist das Schwerste, was ich je gemacht habe.“

Im März waren die Vögel auf einmal fort, flussaufwärts, zu den Brutplätzen. Die Compagnie ging noch zwei Tage lang hin und schaute auf das leere Wasser. Auch das ist in der Choreografie: Am Schluss, wenn das Wasser steigt, stehen sechzehn Menschen am Rand der Bühne und sehen lange auf eine Stelle, an der nichts ist.

Bei der Zählung im vergangenen Jänner waren es einundzwanzig. Bertholon hat überlegt, ob man nachbesetzen müsse.
`,
    en: `
The meeting point was the weir, the time six o’clock, and the instruction was: do nothing. “That was the hardest part for us,” says Mateusz Zielarek. “Dancers can’t stand still. We bounce.” Camille Bertholon had brought blankets, tea in flasks and a telescope borrowed from the local bird society. Then she looked at the water and did not say a word for three quarters of an hour.

On the first day there was little to see. The count in January had come to nineteen mute swans between the weir and the railway bridge. They lay in the current like something left behind. Now and then one of them raised its head. Now and then all of them did.

## Who begins?

This one movement became the heart of the second act. A whole group turns its head, and nobody could say who began. In ballet there is usually music for that, a beat, a glance from the first in line. The birds have none of these. “It took us three weeks to find out that they can tell by the breath,” says Ayumi Tanigawa, who dances the first swan. On stage the sixteen now breathe out together, so softly that you hear it in the stalls only when the orchestra is silent. Then the heads turn.

Bertholon kept a diary of every morning. The notebook is full of small drawings: a wing half opened and folded again; a neck settling down on its own back; two animals swimming towards each other and deciding at the last moment not to have noticed. That drawing turned into the duet of Siegfried and Benno in the first act.

> A swan is not a girl in a white dress. A swan is twelve kilos that do not wish to be disturbed. — Camille Bertholon

## Grey, not white

There are no feathers in this production. On one of those mornings Zdeněk Hrubeška compared the birds with a colour chart and found that white did not come into it. At first light they are blue, in fog the colour of sand, on the belly almost brown. The costumes, worn barefoot, now come in eleven different greys, and no dancer has the same as the one next to him.

Jonas Ebersdorfer knew the river bank already. He grew up three streets from the stage door and fed the swans as a child, which, as he now knows, one should not do. “I always thought they were waiting for bread,” he says. “But they aren’t waiting for anything. To dance that is the hardest thing I have ever done.”

In March the birds were suddenly gone, upstream, to breed. For two more days the company went out and looked at the empty water. This too is in the choreography: at the end, when the water rises, sixteen people stand at the edge of the stage and look for a long time at a place where there is nothing.

At the count last January there were twenty-one. Bertholon has been wondering whether she ought to hire.
`,
  },
} satisfies DemoArticle
