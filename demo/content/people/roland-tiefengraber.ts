import type { DemoPerson } from '#content/content.ts'

export const rolandTiefengraber = {
  key: 'roland-tiefengraber',
  firstName: 'Roland',
  lastName: 'Tiefengraber',
  category: 'musiktheater',
  profession: { de: 'Tenorbuffo', en: 'Character tenor' },
  biography: {
    de: 'Wer im Stadttheater lacht, lacht oft über Roland Tiefengraber, und er hat nichts dagegen. Der gebürtige Leobner lernte Koch, jodelte auf Kreuzfahrtschiffen und kam erst mit dreißig ans Konservatorium in Wien. In der Operette spielt er die Verliebten mit Pech, in der Oper die Schreiber, Narren und Notare, denen das Libretto zwei Sätze gönnt und die er zu Menschen macht. Baden und Meiningen waren seine Stationen vor Ennsfelden, wo er seit 2013 singt. Für das Ensemblefest kocht er ein Menü nach der jeweils letzten Premiere; die Speisekarte zur „Salome“ ist legendär.',
    en: 'Whoever laughs at the Stadttheater is often laughing at Roland Tiefengraber, who does not mind. Born in Leoben, he trained as a cook, yodelled on cruise ships and entered the conservatoire in Vienna only at thirty. In operetta he plays unlucky lovers, in opera the scribes, fools and notaries to whom the libretto grants two sentences and whom he turns into people. Baden and Meiningen came before Ennsfelden, where he has sung since 2013. For the company party he cooks a menu on the theme of the latest premiere; the one for “Salome” is still talked about.',
  },
} satisfies DemoPerson
