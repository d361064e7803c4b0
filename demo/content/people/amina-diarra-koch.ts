import type { DemoPerson } from '#content/content.ts'

export const aminaDiarraKoch = {
  key: 'amina-diarra-koch',
  firstName: 'Amina',
  lastName: 'Diarra-Koch',
  category: 'gaeste',
  profession: { de: 'Choreografie', en: 'Choreographer' },
  biography: {
    de: 'Amina Diarra-Koch, in Bamako geboren und in Kassel aufgewachsen, tanzte in Essen und London, ehe sie zu choreografieren begann. Sie arbeitet mit Profis und Laien, mit Chören, Schulklassen und einmal mit den Spielern eines Eishockeyvereins. Bewegung entsteht bei ihr aus dem Gewicht: Wer trägt, wer lässt sich tragen, wer tut nur so? In Ennsfelden gestaltet sie die Choreografie für Opern und Operetten und war mit einem eigenen Abend auf der Hofbühne zu Gast. Sie zählt in Bambara, flucht auf Deutsch und verlangt von jedem Sänger, dass er zuerst das Gehen lernt.',
    en: 'Amina Diarra-Koch, born in Bamako and raised in Kassel, danced in Essen and London before she began to choreograph. She works with professionals and amateurs, with choirs, school classes and once with an ice-hockey team. Movement in her work begins with weight: who carries, who lets themselves be carried, who merely pretends? In Ennsfelden she choreographs operas and operettas and has shown an evening of her own on the Court Stage. She counts in Bambara, swears in German and asks every singer to learn to walk first.',
  },
} satisfies DemoPerson
