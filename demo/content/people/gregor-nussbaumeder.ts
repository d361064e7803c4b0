import type { DemoPerson } from '#content/content.ts'

export const gregorNussbaumeder = {
  key: 'gregor-nussbaumeder',
  firstName: 'Gregor',
  lastName: 'Nussbaumeder',
  category: 'orchester',
  profession: { de: 'Chordirektor', en: 'Chorus master' },
  biography: {
    de: 'Achtundzwanzig Stimmen, elf Nationen, ein Probensaal ohne Lüftung: Gregor Nussbaumeder leitet den Opernchor seit 2017 und hat ihm beigebracht, Konsonanten gemeinsam zu setzen. Der Braunauer war Organist, studierte Chorleitung in Regensburg und Stockholm und dirigierte in Leipzig einen Rundfunkchor. Für große Konzerte führt er den Chor mit der Ennsfeldner Singgemeinschaft zusammen, in der Lehrerinnen, Tischler und ein Notar singen. Sein Einsingen ist öffentlich: Am ersten Donnerstag im Monat darf kommen, wer mag. Er trägt das ganze Jahr Sandalen. Nur beim Requiem wechselt er die Schuhe.',
    en: 'Twenty-eight voices, eleven nations, one rehearsal room without ventilation: Gregor Nussbaumeder has directed the opera chorus since 2017 and taught it to place its consonants together. Born in Braunau, he was an organist, studied choral conducting in Regensburg and Stockholm and led a radio choir in Leipzig. For large concerts he joins the chorus with the town’s choral society, in which teachers, joiners and a notary sing. His warm-up is public: on the first Thursday of the month anybody may come. He wears sandals all year round. Only for a requiem does he change his shoes.',
  },
} satisfies DemoPerson
