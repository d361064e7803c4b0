import type { Localized } from '#content/content.ts'

export type DemoAlert = {
  title: Localized
  text: Localized
  link: Localized
  linkTitle: Localized
  isOnline: boolean
}

/** Prepared alerts; none is switched on. */
export const breakingNews: DemoAlert[] = [
  {
    title: { de: 'Vorstellung entfällt', en: 'Performance cancelled' },
    text: {
      de: 'Wegen einer Erkrankung im Ensemble kann heute nicht gespielt werden. Ihre Karten behalten ihren Wert.',
      en: 'Owing to illness in the ensemble there is no performance today. Your tickets keep their value.',
    },
    link: { de: '/de/service', en: '/en/service' },
    linkTitle: { de: 'Zu Umtausch und Rückgabe', en: 'About exchange and refund' },
    isOnline: false,
  },
]
