export type NewRoute = { name: string; german: string; english: string }

/** A page that is the same for everybody and may be indexed. */
export function recordText({ name, german, english }: NewRoute): string {
  const isSame = german === english
  return `import { defineRoute${isSame ? ', same' : ''} } from '#i18n/route.ts'

export const route = defineRoute({
  name: '${name}',
  paths: ${isSame ? `same('${german}')` : `{ de: '${german}', en: '${english}' }`},
  view: 'page',
  audience: 'shared',
  machines: '${german.includes('[') ? 'indexed' : 'mapped'}',
})
`
}

/** A page with a headline, as a starting point. */
export function pageText(
  { name }: NewRoute,
  { namespace, parameters }: { namespace: string; parameters: string[] },
): string {
  const args = parameters.length > 0 ? `{ ${parameters.join(', ')} }` : ''
  const paths = args
    ? `(_, ${args}) => pathsFor('${name}', () => (${args}))`
    : `() => pathsFor('${name}', () => ({}))`
  return `import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

export const page = definePage({
  name: '${name}',
  load: async () => undefined,
  paths: ${paths},
  async describe(_, { locale, paths }) {
    const t = await getTranslations('${namespace}')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  async compose(_, { frame }) {
    const t = await getTranslations('${namespace}')
    return (
      <PageFrame {...frame}>
        <h1>{t('title')}</h1>
      </PageFrame>
    )
  },
})
`
}

/** The file that makes Next serve the page. */
export function viewText({ name }: NewRoute): string {
  return `import { page } from '#app/_pages/${name}.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

export const ensureStatic = 'navigation'

export { generateStaticParams, generateMetadata }
export default Page
`
}

/** `/presse/[slug]` as `Presse`. */
export function titleText(path: string): string {
  const word = path.split('/').findLast((part) => part !== '' && !part.startsWith('[')) ?? ''
  return `${JSON.stringify({ title: word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ') }, null, 2)}\n`
}
