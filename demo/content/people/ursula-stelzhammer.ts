import type { DemoPerson } from '#content/content.ts'

export const ursulaStelzhammer = {
  key: 'ursula-stelzhammer',
  firstName: 'Ursula',
  lastName: 'Stelzhammer',
  category: 'orchester',
  profession: { de: 'Pianistin und Solorepetitorin', en: 'Pianist and répétiteur' },
  biography: {
    de: 'Ursula Stelzhammer spielt Klavierauszüge so, dass man die Oboe hört. Sie hat in Wien und Moskau studiert, am Konservatorium in Klagenfurt unterrichtet und Sängerinnen auf vier Kontinenten begleitet. Am Stadttheater arbeitet sie seit 2007 als Solorepetitorin, sitzt bei szenischen Proben am Flügel und in der Vorstellung, je nach Werk, an Celesta, Orgel oder Akkordeon. Ihre Liederabende im Foyer beginnen ohne Ansage. In der Klavierbank verwahrt sie Nähzeug, Traubenzucker, eine Ersatzbrille für Bernhard Mostegl und den Taktstock, den der frühere Chefdirigent im Zorn in den Graben geworfen hat.',
    en: 'Ursula Stelzhammer plays vocal scores so that you hear the oboe. She studied in Vienna and Moscow, taught at the conservatoire in Klagenfurt and has accompanied singers on four continents. She has been a répétiteur at the Stadttheater since 2007, at the piano in stage rehearsals and, depending on the work, at the celesta, organ or accordion in performance. Her recitals in the foyer begin without an announcement. In the piano stool she keeps a sewing kit, glucose, spare glasses for Bernhard Mostegl, and the baton that the former principal conductor flung into the pit in a rage.',
  },
} satisfies DemoPerson
