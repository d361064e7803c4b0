import { defineRoute } from '#i18n/route.ts'

/** A page as it will be, for whoever has the link. Not disallowed in robots.txt, so that `noindex` is read. */
export const route = defineRoute({
  name: 'preview',
  paths: { de: '/vorschau/[token]', en: '/preview/[token]' },
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
  hasPageHeader: true,
  bodyClass: 'page',
})
