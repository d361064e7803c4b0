import type { DemoArticle } from './demo-article.ts'

export const werZuerstAtmet = {
  key: 'wer-zuerst-atmet',
  slugEn: 'who-breathes-first',
  title: { de: 'Wer zuerst atmet', en: 'Who Breathes First' },
  preline: { de: 'Orchester', en: 'Orchestra' },
  teaser: {
    de: 'Die Konzertmeisterin bewegt die Schultern, und sechzig Menschen wissen, was sie meint. Eine Probe in Zeitlupe.',
    en: 'The leader moves her shoulders, and sixty people know what she means. A rehearsal in slow motion.',
  },
  author: 'Vera Noskova',
  category: 'hintergrund',
  tags: ['orchester', 'konzert', 'stadt'],
  publishedDaysAgo: 36,
  picture: 'house:music-stands',
  productions: ['neujahrskonzert', 'bruckner-sieben', 'das-lied-von-der-erde'],
  events: ['hoeren-vor-dem-hoeren'],
  people: ['eva-brandtner-holl', 'stefan-wurzinger', 'agnes-pointinger', 'tibor-szalkay'],
  text: {
    de: `
Ein Orchester beginnt nicht, wenn der Dirigent den Stab senkt. Es beginnt kurz danach, und wie lange danach, gehört zu den Dingen, die man einem Fremden schwer erklären kann. In Ennsfelden, sagt Tibor Szalkay, sei es ungefähr ein Wimpernschlag. In Budapest seien es zwei. Entscheidend ist nicht er, sondern die Person links vor ihm.

Eva Brandtner-Holl sitzt seit 2010 am ersten Pult der ersten Geigen. Ihre Arbeit besteht aus drei Teilen, von denen man einen hört. Sie spielt; sie trägt in alle Stimmen ein, wo der Bogen hinauf- und wo er hinuntergeht, mit Bleistift, abends am Küchentisch; und sie atmet. Bevor ein Einsatz kommt, hebt sie die Schultern, nicht viel, zwei Finger breit. Am letzten Pult der zweiten Geigen, vierzehn Meter weiter, hebt dann jemand auch die Schultern und weiß nicht, warum.

## Zehn Uhr fünfzehn

Probiert wird heute ein Walzer. Das klingt nach Erholung und ist das Gegenteil, denn ein Wiener Walzer steht anders auf dem Papier, als er klingt: Die Zwei kommt zu früh, die Drei etwas zu spät, und wer es mit dem Kopf macht, hat schon verloren. Stefan Wurzinger, der Solocellist, hat in der Begleitung eine halbe Stunde lang nichts als die Eins. Er behauptet, das sei die beste Stimme. „Ich bin der Boden“, sagt er. „Die anderen dürfen stolpern.“

> Man hört einander nicht zu, um gleich zu sein. Man hört einander zu, um zu wissen, wie verschieden man sein darf. — Eva Brandtner-Holl

In der Pause schnitzt ein Oboist an einem Rohrblatt, zwei Hörner essen Leberkäse, und Agnes Pointinger sitzt mit ihrer Flöte auf der Stiege, wo es hallt. Von den sechzig Mitgliedern stammen einundzwanzig aus dem Bezirk. Die anderen sind hergezogen und geblieben; im Telefonbuch der Musikschule findet man sie fast alle wieder. Wer in Ennsfelden ein Instrument lernt, lernt es bei jemandem, den er am Wochenende spielen hören kann. Das hat Folgen. Beim Neujahrskonzert saßen im vergangenen Jahr vier ehemalige Schülerinnen neben ihren Lehrern.

## Der letzte Takt

Um elf wird die Generalpause geprobt, der Takt, in dem niemand spielt. Szalkay lässt ihn neunmal wiederholen. Beim ersten Mal hört man das Papier, beim dritten die Lüftung, beim fünften nichts mehr. Beim neunten Mal ist es so still, dass draußen auf der Enns ein Ruderer seinen Schlag zählt.

„Genau so“, sagt Szalkay, „nur kürzer.“

Vor den Konzerten im Stadtsaal erklärt Ursula Stelzhammer am Flügel, worauf man achten kann. Die Schultern der Konzertmeisterin kommen nicht vor. Aber man sieht sie von fast jedem Platz, am besten von der Galerie, Reihe zwei. Wer dort einmal mitgeatmet hat, ist für die hinteren Plätze verloren.
`,
    en: `
An orchestra does not begin when the conductor lowers his baton. It begins shortly after, and how long after is one of those things that are hard to explain to a stranger. In Ennsfelden, says Tibor Szalkay, it is about the blink of an eye. In Budapest it is two. What counts is not he but the person in front of him to the left.

Eva Brandtner-Holl has sat at the first desk of the first violins since 2010. Her work consists of three parts, one of which can be heard. She plays; she enters into all parts where the bow goes up and where it goes down, in pencil, at night, at the kitchen table; and she breathes. Before an entry she lifts her shoulders, not much, by the width of two fingers. At the last desk of the second violins, fourteen metres away, somebody then lifts their shoulders too and does not know why.

## A quarter past ten

What is being rehearsed today is a waltz. It sounds like recreation and is the opposite, for a Viennese waltz is written in one way and sounds in another: the second beat comes too early, the third a little late, and if you do it with your head you have lost already. For half an hour Stefan Wurzinger, the principal cello, has had nothing but the first beat. He claims it is the best part of all. “I am the floor,” he says. “The others are allowed to stumble.”

> We don’t listen to each other in order to be the same. We listen in order to know how different we may be. — Eva Brandtner-Holl

In the break an oboist is carving a reed, two horns are eating meat loaf, and Agnes Pointinger sits with her flute on the stairs, where there is an echo. Of the sixty members twenty-one are from the district. The others moved here and stayed; nearly all of them are to be found on the staff list of the music school. Whoever learns an instrument in Ennsfelden learns it from somebody they can hear at the weekend. This has consequences. At last year’s New Year’s Concert four former pupils sat beside their teachers.

## The last bar

At eleven they rehearse the general pause, the bar in which nobody plays. Szalkay has it repeated nine times. The first time one hears paper, the third time the ventilation, the fifth time nothing any more. The ninth time it is so quiet that, out on the river, a rower can be heard counting his strokes.

“Like that,” says Szalkay, “only shorter.”

Before concerts in the Town Hall Ursula Stelzhammer explains at the piano what to listen for. The leader’s shoulders are not mentioned. But they can be seen from nearly every seat, and best of all from the gallery, row two. Those who have once breathed along from there are lost to the seats further back.
`,
  },
} satisfies DemoArticle
