import type { DemoPerson } from '#content/content.ts'

export const zdenekHrubeska = {
  key: 'zdenek-hrubeska',
  firstName: 'Zdeněk',
  lastName: 'Hrubeška',
  category: 'gaeste',
  profession: { de: 'Kostüme', en: 'Costume designer' },
  biography: {
    de: 'Zdeněk Hrubeška sammelt Knöpfe, nach eigener Schätzung vierzigtausend, die meisten aus Nachlässen mährischer Schneider. In Brno studierte er Textilkunst, in Prag entwarf er für Film und Laterna-magica-Theater, in Wien für ein Varieté. Der Oper gehört seine besondere Zuneigung, weil dort „auch der Chor eine Biografie haben darf“: Zu jedem Chorkostüm schreibt er einen Zettel mit Namen, Beruf und Sorge der Figur und näht ihn ins Futter. Am Stadttheater stattet er seit 2015 Opern, Ballette und Operetten aus. Die Zettel bleiben drin. Man findet sie noch nach Jahren.',
    en: 'Zdeněk Hrubeška collects buttons, forty thousand by his own estimate, most of them from the estates of Moravian tailors. He studied textile art in Brno and designed for film and magic-lantern theatre in Prague and for a variety stage in Vienna. Opera has a special place in his affections, because there “even the chorus may have a biography”: for each chorus costume he writes a slip with the figure’s name, trade and worry, and sews it into the lining. He has designed operas, ballets and operettas for the Stadttheater since 2015. The slips stay in. People find them years later.',
  },
} satisfies DemoPerson
