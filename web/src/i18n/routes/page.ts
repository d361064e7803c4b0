import { defineRoute, same } from '#i18n/route.ts'

/** A page written by editors, at any path that no other route has. */
export const route = defineRoute({
  name: 'page',
  paths: same('/[...path]'),
  view: 'page',
  audience: 'shared',
  machines: 'indexed',
  hasPageHeader: true,
  bodyClass: 'page',
  isEditable: true,
})
