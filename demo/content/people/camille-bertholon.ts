import type { DemoPerson } from '#content/content.ts'

export const camilleBertholon = {
  key: 'camille-bertholon',
  firstName: 'Camille',
  lastName: 'Bertholon',
  category: 'tanz',
  profession: { de: 'Ballettdirektorin und Choreografin', en: 'Ballet Director and Choreographer' },
  biography: {
    de: 'Camille Bertholon gründete ihre erste Compagnie mit neun, im Hof eines Wohnblocks in Villeurbanne, sieben Kinder und ein Hund. Die Ausbildung in Lyon und Paris führte sie als Tänzerin nach Antwerpen und Stuttgart. Eine Knieverletzung beendete 2011 die aktive Laufbahn; am Tag nach der Operation begann sie zu choreografieren, im Liegen, mit den Händen. Das Ballett in Ennsfelden leitet sie seit 2020. Ihre Stücke erzählen, ohne zu illustrieren, und haben meistens eine Stelle, an der jemand einfach geht. Morgentraining ist um halb zehn. Pünktlichkeit ist das Einzige, wofür sie Deutsch statt Französisch benutzt.',
    en: 'Camille Bertholon founded her first company at nine, in the yard of a housing block in Villeurbanne: seven children and a dog. Training in Lyon and Paris led her to Antwerp and Stuttgart as a dancer. A knee injury ended that career in 2011; the day after the operation she began to choreograph, lying down, with her hands. She has directed the ballet in Ennsfelden since 2020. Her pieces tell without illustrating and usually contain a moment when somebody simply walks. Morning class is at half past nine. Punctuality is the one subject for which she switches from French to German.',
  },
} satisfies DemoPerson
