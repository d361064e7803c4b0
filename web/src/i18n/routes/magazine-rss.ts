import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-rss',
  paths: { de: '/mediathek-de/feed.rss', en: '/mediathek-en/feed.rss' },
  view: 'handler',
  audience: 'shared',
  machines: 'indexed',
})
