import type { DemoPerson } from '#content/content.ts'

export const agnesPointinger = {
  key: 'agnes-pointinger',
  firstName: 'Agnes',
  lastName: 'Pointinger',
  category: 'orchester',
  profession: { de: 'Soloflötistin', en: 'Principal flute' },
  biography: {
    de: 'Vom Steinernen Meer bis zur Nordsee hat Agnes Pointinger auf jeder Wanderung eine Piccoloflöte dabei, für Notfälle und Sonnenaufgänge. Aufgewachsen ist sie in Saalfelden als jüngstes von fünf Kindern, alle in der Trachtenmusikkapelle. Die Ausbildung erhielt sie in Salzburg und Paris, ein Zeitvertrag führte sie nach Bergen. Die Soloflöte im Städtischen Orchester spielt sie seit 2018. Nebenbei kümmert sie sich um das Notenarchiv und die Strichlisten der Kapellmeister, die sie in drei Farben führt. Pausen zählt sie grundsätzlich mit den Zehen, damit die Hände warm bleiben.',
    en: 'From the Alps to the North Sea, Agnes Pointinger takes a piccolo on every walk, for emergencies and sunrises. She grew up in Saalfelden as the youngest of five, all of them in the village band. She trained in Salzburg and Paris, and a temporary contract took her to Bergen. She has been principal flute of the Municipal Orchestra since 2018. She also looks after the music library and the conductors’ lists of cuts, which she keeps in three colours. Rests she counts with her toes, as a matter of principle, so that her hands stay warm.',
  },
} satisfies DemoPerson
