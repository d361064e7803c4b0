import { legalPaths } from '@foyer/schema/paths/legal-paths.ts'
import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'legals-imprint',
  paths: same(`/${legalPaths.imprint}`),
  view: 'written',
  audience: 'shared',
  machines: 'indexed',
})
