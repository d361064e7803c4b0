import type { DemoPerson } from '#content/content.ts'

export const moritzKreindl = {
  key: 'moritz-kreindl',
  firstName: 'Moritz',
  lastName: 'Kreindl',
  category: 'junges-theater',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Moritz Kreindl kann Katze, Kaktus und Kühlschrank, und wer das für einfach hält, darf es gern im Turnsaal vor hundertzwanzig Sechsjährigen versuchen. Er ist gelernter Kindergartenpädagoge aus Amstetten und hat seine Bühnenausbildung an einer Schule für Bewegungstheater in Brüssel gemacht. Danach reiste er mit einem Zirkuszelt durch Belgien und Frankreich. Seit 2020 gehört er zum Jungen Theater, spielt, jongliert und fährt den Tourbus. Er sammelt Fragen, die ihm Kinder nach der Vorstellung stellen. Die häufigste: Wohnst du hier? Die beste: Wer bist du, wenn du allein bist?',
    en: 'Moritz Kreindl can do cat, cactus and refrigerator, and whoever thinks that easy is welcome to try it in a gym in front of a hundred and twenty six-year-olds. A trained nursery teacher from Amstetten, he learnt his stagecraft at a school of physical theatre in Brussels, then travelled Belgium and France with a circus tent. Since 2020 he has belonged to the Young Theatre, where he acts, juggles and drives the van. He collects the questions children ask him afterwards. The most frequent: Do you live here? The best: Who are you when you are alone?',
  },
} satisfies DemoPerson
