import type { DemoPerson } from '#content/content.ts'

export const hannaLindqvister = {
  key: 'hanna-lindqvister',
  firstName: 'Hanna',
  lastName: 'Lindqvister',
  category: 'tanz',
  profession: { de: 'Tänzerin', en: 'Dancer' },
  biography: {
    de: 'Hanna Lindqvister kommt aus Umeå und hat einen Abschluss der Königlichen Ballettschule in Stockholm. Ihr Weg führte über Oslo und Linz an die Enns, jedes Mal ein Stück weiter in den Süden und jedes Mal in ein kleineres Ensemble, weil sie dort öfter auf der Bühne steht. Seit 2024 tanzt sie in Ennsfelden. Sie ist groß, ruhig und eine glänzende Tragödin, was man erst nach einigen Minuten merkt. Außerhalb des Theaters näht sie Trikots aus Reststoffen der Schneiderei und fährt auch bei minus zehn Grad mit dem Rad zur Probe.',
    en: 'Hanna Lindqvister comes from Umeå and graduated from the Royal Ballet School in Stockholm. Her path led through Oslo and Linz to the Enns, each time a little further south and each time to a smaller company, because there she is on stage more often. She has danced in Ennsfelden since 2024. She is tall, calm and a splendid tragedienne, which takes a few minutes to notice. Outside the theatre she sews leotards from the wardrobe’s offcuts, and she cycles to rehearsal even at ten below zero.',
  },
} satisfies DemoPerson
