import type { DemoPerson } from '#content/content.ts'

export const leaMitterlehner = {
  key: 'lea-mitterlehner',
  firstName: 'Lea',
  lastName: 'Mitterlehner',
  category: 'schauspiel',
  profession: { de: 'Schauspielerin', en: 'Actor' },
  biography: {
    de: 'Lea Mitterlehner ist die Jüngste im Schauspielensemble und hat trotzdem schon ein eigenes Publikum: Ihre Monologe als Schülerin einer fiktiven 8B sind im ganzen Bezirk bekannt, seit sie damit durch Turnsäle und Feuerwehrhäuser zog. Sie kommt aus Haslach, machte die Matura mit Schwerpunkt Textil und danach die Ausbildung an der Bruckneruniversität in Linz. In Ennsfelden debütierte sie 2024 als Wendla. Sie singt, spielt Ziehharmonika und webt. Der Schal, den sie bei Leseproben trägt, wird mit jedem Stück um einen Streifen länger; er misst inzwischen drei Meter zwanzig.',
    en: 'Lea Mitterlehner is the youngest of the acting company and already has an audience of her own: her monologues as a pupil of an imaginary class 8B are known throughout the district, since she toured them to gyms and fire stations. She comes from Haslach, specialised in textiles at school and trained at the Bruckner University in Linz. She made her Ennsfelden debut in 2024 as Wendla. She sings, plays the accordion and weaves. The scarf she wears to read-throughs grows by one stripe with every play; it now measures three metres twenty.',
  },
} satisfies DemoPerson
