import type { DemoPerson } from '#content/content.ts'

export const ayumiTanigawa = {
  key: 'ayumi-tanigawa',
  firstName: 'Ayumi',
  lastName: 'Tanigawa',
  category: 'tanz',
  profession: { de: 'Tänzerin', en: 'Dancer' },
  biography: {
    de: 'Präzision nennt man es bei Ayumi Tanigawa, sie selbst spricht von Neugier auf den Umweg. Geboren in Kanazawa, kam sie mit fünfzehn allein an eine Ballettschule in München, ohne ein Wort Deutsch und mit einem Reiskocher im Gepäck. Engagements in Karlsruhe und Bratislava folgten. Seit 2021 tanzt sie in Ennsfelden die großen klassischen Partien und, ebenso gern, barfuß in neuen Arbeiten. Sie gibt das Dienstagstraining für Menschen über sechzig, auf das es eine Warteliste gibt. Beim Aufwärmen hört sie Hörspiele, die älteren Folgen einer Krimireihe, immer dieselben zwölf.',
    en: 'Others call it precision; Ayumi Tanigawa speaks of curiosity about the long way round. Born in Kanazawa, she came to a ballet school in Munich alone at fifteen, without a word of German and with a rice cooker in her luggage. Karlsruhe and Bratislava followed. Since 2021 she has danced the great classical parts in Ennsfelden and, just as gladly, new work in bare feet. She teaches the Tuesday class for people over sixty, for which there is a waiting list. While warming up she listens to radio plays: early episodes of a crime series, always the same twelve.',
  },
} satisfies DemoPerson
