import type { DemoArticle } from './demo-article.ts'

export const viertausendLiter = {
  key: 'viertausend-liter',
  slugEn: 'four-thousand-litres',
  title: { de: 'Viertausend Liter', en: 'Four Thousand Litres' },
  preline: { de: 'Bühnentechnik', en: 'Stagecraft' },
  teaser: {
    de: 'Für „Rusalka“ steht die Bühne unter Wasser. Wie man einen See in ein Haus von 1911 bringt, und wie man ihn bis zur Pause wieder loswird.',
    en: 'For “Rusalka” the stage is flooded. How to bring a lake into a house of 1911, and how to be rid of it by the interval.',
  },
  author: 'Vera Noskova',
  category: 'werkstatt',
  tags: ['oper', 'buehnenbild', 'probe', 'nachhaltig'],
  publishedDaysAgo: 214,
  picture: 'poster:rusalka',
  productions: ['rusalka'],
  people: ['wolfgang-steinparz', 'rosa-caballero-prinz', 'anneliese-gruberboeck'],
  text: {
    de: `
Um halb acht in der Früh ist die Bühne noch trocken. In der Mitte liegt, auf vier Europaletten, eine schwarze Rolle, die aussieht wie ein sehr großer Teppich und siebenhundert Kilogramm wiegt. Es ist Teichfolie, wie sie auch in Schwimmteichen liegt, anderthalb Millimeter stark, in der Werkstatt zu einem einzigen Stück verschweißt. „Eine Naht, die hier aufgeht“, sagt Wolfgang Steinparz, „geht auf den Orchestergraben auf.“

Steinparz hat für „Rusalka“ drei Wasserstände entworfen: knöcheltief im ersten Akt, in Gläser gefüllt im zweiten, Schlamm im dritten. Auf dem Papier war das in einem Nachmittag gezeichnet. Auf der Bühne hat es acht Monate gedauert, und das Erste, was er dafür brauchte, war kein Bühnenmeister, sondern ein Statiker.

## Was ein Boden trägt

Viertausend Liter sind vier Tonnen. Verteilt auf hundertzehn Quadratmeter ergibt das nicht einmal vier Zentimeter Wasser, und vier Zentimeter sind für einen Bühnenboden von 1911 kein Problem; ein voller Chor wiegt mehr. Das Problem ist, dass Wasser nicht stehen bleibt. Sobald dreißig Menschen darin waten, läuft es dorthin, wo am meisten los ist, und mit ihm das Gewicht. Der Statiker hat deshalb nicht mit vier Zentimetern gerechnet, sondern mit einer Welle.

Unter der Folie liegt jetzt ein flaches Becken aus dreischichtigen Platten, in zwölf Kammern geteilt, mit Stegen, die man nicht sieht und über die man nicht stolpert. Sie bremsen die Welle. Sie geben den Sängerinnen außerdem etwas, worauf sie sich verlassen können: Wer den Steg unter der Sohle spürt, weiß, wo er ist, auch wenn das Wasser schwarz und das Licht fast aus ist.

> Nach zwei Wochen haben meine Füße die Partie gekonnt. Der Rest von mir hat noch geübt. — Anneliese Gruberböck, Rusalka

## Warm, aber nicht zu warm

Das Wasser kommt aus der Leitung und wird auf 29\u00a0Grad geheizt. Wärmer wäre angenehmer, nur steigt dann so viel Feuchtigkeit auf, dass sich die Geigen im Graben verstimmen. Bei der ersten Probe mit Orchester hat Konzertmeisterin Eva Brandtner-Holl nach zwanzig Minuten den Bogen gehoben und gesagt, sie spiele gern Dvořák, aber nicht im Dampfbad. Seither wird vor jeder Vorstellung die Lüftung zwei Stunden früher eingeschaltet, und im Graben hängen drei Hygrometer.

Gefärbt ist das Wasser mit Lebensmittelschwarz, demselben, das in Lakritze ist. Es macht keine Flecken in der Haut, aber in allem anderen. Zdeněk Hrubeška hat die Kostüme deshalb von vornherein so gefärbt, wie sie nach der zehnten Vorstellung ausgesehen hätten.

## Zwanzig Minuten

In der ersten Pause hat die Technik fünfundzwanzig Minuten. Eine Pumpe, die man, wenn man weiß, dass es sie gibt, schon beim Lied an den Mond hört, saugt das Wasser in acht Tanks auf der Hinterbühne. Sechs Leute ziehen mit Gummischiebern nach. Nach zwanzig Minuten ist der Boden so trocken, dass man darauf tanzen kann, und das wird dann auch getan.

Das Wasser wird nicht weggeschüttet. Es läuft durch einen Filter zurück und steht am übernächsten Abend wieder auf der Bühne; erst nach der dritten Vorstellung wird es erneuert. Über die ganze Serie braucht „Rusalka“ damit etwa so viel wie ein Einfamilienhaus in sechs Wochen. Rosa Caballero-Prinz war das wichtig. „Man kann nicht einen Abend lang davon erzählen, dass alle etwas verbrauchen“, sagt sie, „und dann hinten den Hahn offen lassen.“

Um elf liegt die Folie. Um zwölf ist sie dicht. Um zehn nach zwölf steht Steinparz in Gummistiefeln auf der leeren Bühne, klatscht einmal in die Hände und sieht zu, wie ein Ring über das Wasser läuft, an den Rand stößt und zurückkommt. „Acht Monate“, sagt er. „Und es sieht aus, als hätte es einer ausgeschüttet.“
`,
    en: `
At half past seven in the morning the stage is still dry. In the middle of it, on four pallets, lies a black roll that looks like a very large carpet and weighs seven hundred kilograms. It is pond liner, of the kind found in swimming ponds, a millimetre and a half thick and welded in our workshop into a single piece. “A seam that opens here,” says Wolfgang Steinparz, “opens on to the orchestra pit.”

For “Rusalka” Steinparz has designed three water levels: up to the ankle in the first act, poured into glasses in the second, mud in the third. On paper this took an afternoon. On stage it took eight months, and the first person he needed was not a stage manager but a structural engineer.

## What a floor can carry

Four thousand litres are four tonnes. Spread over a hundred and ten square metres they make less than four centimetres of water, and four centimetres are no trouble to a stage floor of 1911; a full chorus weighs more. The trouble is that water does not keep still. As soon as thirty people are wading in it, it runs to wherever most is going on, and takes its weight along. So the engineer did not calculate with four centimetres. He calculated with a wave.

Below the liner there is now a shallow basin of three-ply board, divided into twelve chambers by ridges that nobody sees and nobody trips over. They slow the wave down. They also give the singers something to rely on: if you can feel the ridge under your sole you know where you are, even when the water is black and the light almost gone.

> After two weeks my feet knew the part. The rest of me was still practising. — Anneliese Gruberböck, Rusalka

## Warm, but not too warm

The water comes from the tap and is heated to 29 degrees. Warmer would be nicer, but then so much damp rises that the violins in the pit go out of tune. At the first rehearsal with orchestra our leader, Eva Brandtner-Holl, raised her bow after twenty minutes and said that she liked playing Dvořák, but not in a steam bath. Since then the ventilation has been switched on two hours earlier before every performance, and three hygrometers hang in the pit.

The water is dyed with food colouring, the same black that is in liquorice. It leaves no stains on skin, but on everything else it does. Zdeněk Hrubeška has therefore dyed the costumes from the start as they would have looked after the tenth performance.

## Twenty minutes

In the first interval the crew have twenty-five minutes. A pump, which can be heard as early as the Song to the Moon by anyone who knows it is there, draws the water into eight tanks on the rear stage. Six people follow with rubber squeegees. After twenty minutes the floor is dry enough to dance on, which is what happens next.

The water is not thrown away. It runs back through a filter and is on stage again two evenings later; only after the third performance is it changed. Over the whole run “Rusalka” thus uses about as much as a family house does in six weeks. This mattered to Rosa Caballero-Prinz. “You cannot spend an evening telling people that everyone uses things up,” she says, “and then leave the tap running at the back.”

By eleven the liner is down. By twelve it is tight. At ten past twelve Steinparz stands on the empty stage in rubber boots, claps his hands once and watches a ring travel across the water, touch the edge and come back. “Eight months,” he says. “And it looks as if somebody had spilt it.”
`,
  },
} satisfies DemoArticle
