import type { DemoPerson } from '#content/content.ts'

export const miriamOellinger = {
  key: 'miriam-oellinger',
  firstName: 'Miriam',
  lastName: 'Öllinger',
  category: 'schauspiel',
  profession: { de: 'Schauspielerin', en: 'Actor' },
  biography: {
    de: 'Miriam Öllinger schrieb sich in Wien für Medizin ein und stand ein Jahr später auf einer Kellerbühne im achten Bezirk, in einem Stück, das sie mit drei Freundinnen verfasst hatte. Die Ausbildung holte sie in München nach. Engagements in Augsburg und Bregenz folgten, dazu Fernsehrollen, in denen sie auffallend oft Ärztinnen spielte. Seit 2021 ist sie in Ennsfelden: als Luise Miller, als Lulu, als Frau John. Für das Haus hat sie eine Reihe von Abenden mit vergessenen Autorinnen begonnen. Bei Nasenbluten im Zuschauerraum ist sie meist als Erste zur Stelle.',
    en: 'Miriam Öllinger enrolled for medicine in Vienna and a year later was on a cellar stage in the eighth district, in a play written with three friends. She caught up on her training in Munich. Engagements in Augsburg and Bregenz followed, along with television parts in which she was cast strikingly often as a doctor. Since 2021 she has been in Ennsfelden: as Luise Miller, as Lulu, as Frau John. For the house she began a series of evenings on forgotten women writers. When there is a nosebleed in the stalls, she is usually the first to arrive.',
  },
} satisfies DemoPerson
