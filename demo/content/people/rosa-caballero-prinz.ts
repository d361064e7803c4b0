import type { DemoPerson } from '#content/content.ts'

export const rosaCaballeroPrinz = {
  key: 'rosa-caballero-prinz',
  firstName: 'Rosa',
  lastName: 'Caballero-Prinz',
  category: 'gaeste',
  profession: { de: 'Regie', en: 'Director' },
  biography: {
    de: 'Mit einem Bus voller Requisiten und ohne festes Haus zog Rosa Caballero-Prinz zehn Jahre lang durch Andalusien und spielte auf Dorfplätzen Zarzuela. Danach wollte sie einen Schnürboden. Sie fand ihn in Mannheim, später in Bern und Klagenfurt, und wurde zur Spezialistin für Operetten und Komödien, in denen wirklich etwas auf dem Spiel steht. Ihre Mutter ist Wienerin, ihr Vater Beleuchter aus Cádiz. Am Stadttheater arbeitet sie zum vierten Mal. Bei Proben isst sie Mandarinen; aus der Zahl der Schalen schließt die Regieassistenz auf die Laune.',
    en: 'With a bus full of props and no house of her own, Rosa Caballero-Prinz toured Andalusia for ten years and played zarzuela on village squares. After that she wanted a fly tower. She found one in Mannheim, later in Berne and Klagenfurt, and became a specialist in operettas and comedies in which something is really at stake. Her mother is Viennese, her father a lighting man from Cádiz. This is her fourth engagement at the Stadttheater. In rehearsal she eats mandarins; her assistants read her mood from the number of peels.',
  },
} satisfies DemoPerson
