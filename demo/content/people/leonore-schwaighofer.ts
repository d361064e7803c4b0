import type { DemoPerson } from '#content/content.ts'

export const leonoreSchwaighofer = {
  key: 'leonore-schwaighofer',
  firstName: 'Leonore',
  lastName: 'Schwaighofer',
  category: 'leitung',
  profession: { de: 'Operndirektorin', en: 'Director of Opera' },
  biography: {
    de: 'Vorsingen dauern bei Leonore Schwaighofer länger als anderswo, denn sie will nach der Arie noch wissen, was jemand liest. Die Salzburgerin war selbst Sängerin, ein Mezzosopran in den Ensembles von Ulm und St. Gallen, bis sie nach einer Stimmbandoperation ans Betriebsbüro wechselte und dort merkte, dass ihr das Zusammensetzen von Besetzungen ebenso viel Freude macht. Sie leitet das Musiktheater des Hauses seit 2018, plant die Spielzeiten drei Jahre voraus und betreut das kleine Opernstudio für Absolventinnen und Absolventen. In ihrem Büro steht das Klavier ihrer Großmutter; gestimmt wird es nur vor Premieren.',
    en: 'Auditions with Leonore Schwaighofer take longer than elsewhere, because once the aria is over she wants to know what you are reading. Born in Salzburg, she was a singer herself, a mezzo in the companies of Ulm and St Gallen, until surgery on her vocal cords moved her into the planning office, where she found that putting casts together gave her just as much pleasure. She has headed the house’s opera since 2018, plans three seasons ahead and looks after the small opera studio for graduates. Her grandmother’s piano stands in her office; it is tuned only before premieres.',
  },
} satisfies DemoPerson
