import type { DemoPerson } from '#content/content.ts'

export const matthiasReichenfelser = {
  key: 'matthias-reichenfelser',
  firstName: 'Matthias',
  lastName: 'Reichenfelser',
  category: 'leitung',
  profession: { de: 'Kaufmännischer Direktor', en: 'Managing Director' },
  biography: {
    de: 'Zahlen mag er, Zahlenfriedhöfe nicht: Matthias Reichenfelser legt dem Gemeinderat jedes Jahr einen Rechnungsabschluss vor, der auf zwölf Seiten passt. Der gelernte Buchdrucker holte die Matura am Abendgymnasium nach, studierte Betriebswirtschaft in Linz und arbeitete in einer Wohnbaugenossenschaft, ehe ihn 2014 eine Stellenanzeige im Amtsblatt ans Theater brachte. Er verantwortet Budget, Personal, Technik und Gebäude; der neue Orchestergraben und die Solaranlage auf dem Kulissenmagazin waren seine Vorhaben. An Premierentagen steht er von sechs bis halb acht selbst an der Garderobe und nimmt Mäntel entgegen.',
    en: 'He likes figures but has no patience for graveyards of them: every year Matthias Reichenfelser hands the town council accounts that fit on twelve pages. Trained as a letterpress printer, he finished school in evening classes, studied business in Linz and worked for a housing co-operative until a notice in the municipal gazette brought him to the theatre in 2014. He answers for budget, staff, stage equipment and buildings; the new orchestra pit and the solar roof on the scenery store were his projects. On opening nights he stands in the cloakroom from six until half past seven and takes coats.',
  },
} satisfies DemoPerson
