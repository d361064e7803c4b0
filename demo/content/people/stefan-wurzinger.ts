import type { DemoPerson } from '#content/content.ts'

export const stefanWurzinger = {
  key: 'stefan-wurzinger',
  firstName: 'Stefan',
  lastName: 'Wurzinger',
  category: 'orchester',
  profession: { de: 'Solocellist', en: 'Principal cello' },
  biography: {
    de: 'Stefan Wurzinger kam mit dem Cello seines Großvaters auf die Welt, sagt er, jedenfalls stand es neben dem Gitterbett. Er studierte in Graz und Basel und spielte in einem Streichquartett, das sich nach neun Jahren und einem gemeinsamen Wohnwagenurlaub auflöste. Seit 2014 ist er Solocellist in Ennsfelden. Er schätzt die Operette wegen ihrer schwierigen Begleitfiguren, die niemand bemerkt. In der Justizanstalt Garsten gibt er einmal im Monat ein Konzert auf eigene Rechnung. Unterrichten will er nicht, tut es aber doch, auf dem Dachboden, bei zwei Schülerinnen, die hartnäckig geblieben sind.',
    en: 'Stefan Wurzinger came into the world with his grandfather’s cello, he says; at any rate it stood beside the cot. He studied in Graz and Basle and played in a string quartet that broke up after nine years and one joint caravan holiday. He has been principal cello in Ennsfelden since 2014. He values operetta for its difficult accompanying figures, which nobody notices. Once a month he gives a concert at the prison in Garsten, at his own expense. He does not want to teach, but does so all the same, in the attic, for two pupils who would not be put off.',
  },
} satisfies DemoPerson
