import { breakingNews } from '#content/house/breaking-news.ts'

/** The alerts of the theatre, in the words of a portal of several houses. */
export const regionBreakingNews = breakingNews.map((alert) => ({
  ...alert,
  title: { de: 'Veranstaltung entfällt', en: 'Event cancelled' },
  text: {
    de: 'Wegen einer Erkrankung kann heute nicht gespielt werden. Ihre Karten behalten ihren Wert.',
    en: 'Owing to illness today’s event does not take place. Your tickets keep their value.',
  },
}))
