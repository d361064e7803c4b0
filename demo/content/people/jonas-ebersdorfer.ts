import type { DemoPerson } from '#content/content.ts'

export const jonasEbersdorfer = {
  key: 'jonas-ebersdorfer',
  firstName: 'Jonas',
  lastName: 'Ebersdorfer',
  category: 'tanz',
  profession: { de: 'Tänzer', en: 'Dancer' },
  biography: {
    de: 'Der einzige Ennsfeldner in der Compagnie: Jonas Ebersdorfer ist drei Gassen vom Bühneneingang entfernt geboren und hat als Kind im „Nussknacker“ eine Maus gespielt, im Jahr, als die Nebelmaschine brannte. Er lernte in St. Pölten und an der Ballettakademie in Wien, tanzte in Ostrava und im Ballett eines norwegischen Opernhauses. 2022 holte ihn Camille Bertholon zurück. Er springt hoch und landet leise. Seine Mutter führt die Trafik am Stadtplatz, in der es neben Zeitungen auch seine Kritiken gibt, gerahmt, die schlechten ebenso, „damit er am Boden bleibt“.',
    en: 'The company’s only local: Jonas Ebersdorfer was born three streets from the stage door and as a child was a mouse in “The Nutcracker”, the year the fog machine caught fire. He trained in St. Pölten and at the ballet academy in Vienna, danced in Ostrava and with a Norwegian opera ballet. In 2022 Camille Bertholon brought him home. He jumps high and lands quietly. His mother runs the tobacconist’s on the town square, where besides newspapers you can find his reviews, framed, the bad ones too, “to keep his feet on the ground”.',
  },
} satisfies DemoPerson
