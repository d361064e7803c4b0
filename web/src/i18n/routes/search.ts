import { defineRoute, same } from '#i18n/route.ts'
import { searchTabs } from '#i18n/search-tabs.ts'

export const route = defineRoute({
  name: 'search',
  paths: same('/search/[category?]/[page?]'),
  view: 'list',
  audience: 'shared',
  machines: 'followed',
  isDisallowed: true,
  query: { q: 'term' },
  parameters: {
    category: { oneOf: searchTabs, orElse: 'any' },
    page: { type: 'page-number', orElse: '1' },
  },
  skeleton: 'list',
})
