import type { Metadata, Route as Href } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { readPattern } from '#i18n/paths/path-pattern.ts'
import type { Route } from '#i18n/route.ts'
import { isLetIn } from './guards.ts'
import {
  findRecord,
  placeholders,
  type RawParameters,
  readParameters,
  type RouteParameters,
  type ViewName,
} from './route-parameters.ts'

type Query = Record<string, string | string[] | undefined>

/** Of whom a page is made: how the graph is asked for them, and the query where a page is a visitor's own. */
type Visit = { read: typeof read; searchParams: Promise<Query> }

type Composed<Name extends ViewName> = RouteParameters<Name> & { paths: Record<Locale, string> }

/**
 * A page of a route, read and composed apart: `load` asks, through the cache for visitors and live for editors, and all the rest is
 * made of what it was answered. So what an editor sees is what visitors get.
 */
export type PageDefinition<Name extends ViewName, Answer> = {
  name: Name
  load: (parameters: RouteParameters<Name>, visit: Visit) => Promise<Answer>
  /** Where the page is, in every language. Who has come by another slug is led there. */
  paths: (answer: Answer, parameters: RouteParameters<Name>) => Record<Locale, string>
  /** For the head of the document. What search engines are told about following it is in the record of the route. */
  describe: (answer: Answer, page: Composed<Name>) => Metadata | Promise<Metadata>
  compose: (answer: Answer, page: Composed<Name>) => ReactNode | Promise<ReactNode>
}

type Props = { params: Promise<RawParameters>; searchParams: Promise<Query> }

export function definePage<const Name extends ViewName, Answer>(
  definition: PageDefinition<Name, Answer>,
): PageDefinition<Name, Answer> {
  return definition
}

/** The exports of a page's file, for visitors. */
export function visitorPage<Name extends ViewName, Answer>(
  definition: PageDefinition<Name, Answer>,
) {
  const route = findRecord(definition.name)

  async function load(props: Props) {
    const parameters = await pageParameters(definition.name, props)
    if (!parameters) return undefined
    const answer = await definition.load(parameters, { read, searchParams: props.searchParams })
    const page = { ...parameters, paths: definition.paths(answer, parameters) }
    return { answer, page }
  }

  return {
    generateStaticParams: () => [placeholders(definition.name)],

    async generateMetadata(props: Props): Promise<Metadata> {
      const loaded = await load(props)
      if (!loaded) return {}
      return {
        ...(await definition.describe(loaded.answer, loaded.page)),
        ...robotsOf(route),
      }
    },

    async Page(props: Props): Promise<ReactNode> {
      const loaded = await load(props)
      if (!loaded) return null
      leadToSlug(route, loaded.page)
      return definition.compose(loaded.answer, loaded.page)
    },
  }
}

/** What a page knows of its address; nothing while a build draws its empty page. */
async function pageParameters<Name extends ViewName>(name: Name, { params }: Props) {
  const read = readParameters(name, { ...(await params), locale: await rootLocale() })
  if (read === 'build') return undefined
  if (read === 'missing' || !isLetIn(findRecord(name))) notFound()
  return read
}

function leadToSlug(
  route: Route,
  page: { locale: Locale; paths: Record<Locale, string>; slug?: string },
) {
  if (page.slug === undefined) return
  const place = readPattern(route.paths[page.locale]).findIndex(
    (segment) => segment.type === 'parameter' && segment.name === 'slug',
  )
  const right = page.paths[page.locale]
  // The first two segments are nothing and the language.
  if (right.split('/')[place + 2] !== page.slug) permanentRedirect(right as Href)
}

function robotsOf({ machines }: Route): Metadata {
  if (machines === 'followed') return { robots: { index: false, follow: true } }
  return machines === 'hidden' ? { robots: { index: false } } : {}
}
