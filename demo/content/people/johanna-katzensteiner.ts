import type { DemoPerson } from '#content/content.ts'

export const johannaKatzensteiner = {
  key: 'johanna-katzensteiner',
  firstName: 'Johanna',
  lastName: 'Katzensteiner',
  category: 'schauspiel',
  profession: { de: 'Schauspielerin', en: 'Actor' },
  biography: {
    de: 'Johanna Katzensteiner, geboren in Freistadt, wurde am Max Reinhardt Seminar ausgebildet und war zehn Jahre in Düsseldorf und Hannover engagiert. Medea, Penthesilea, die Marquise in den „Gefährlichen Liebschaften“: Für Frauen, die nicht nachgeben, hat sie einen eigenen Ton gefunden, ruhig und fast höflich. 2018 kehrte sie nach Oberösterreich zurück. Am Stadttheater spielt sie große Rollen und spricht die Hörfassungen für blinde Besucherinnen und Besucher ein. Sie besitzt kein Auto, keinen Fernseher und eine der größten Sammlungen von Fahrplänen im Land, geordnet nach Anschlüssen, die nicht erreicht wurden.',
    en: 'Johanna Katzensteiner, born in Freistadt, trained at the Max Reinhardt Seminar and spent ten years in Düsseldorf and Hanover. Medea, Penthesilea, the Marquise in “Dangerous Liaisons”: for women who do not yield she has found a tone of her own, calm and almost polite. In 2018 she returned to Upper Austria. At the Stadttheater she plays leading parts and records the audio descriptions for blind visitors. She owns no car, no television and one of the largest collections of timetables in the country, arranged by connections missed.',
  },
} satisfies DemoPerson
