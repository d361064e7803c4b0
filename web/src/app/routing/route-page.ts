import type { Metadata, Route as Href } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { Trail } from '#i18n/trail.ts'
import { readPattern } from '#i18n/paths/path-pattern.ts'
import type { Route } from '#i18n/route.ts'
import { passesGuards } from './guards.ts'
import {
  findRecord,
  placeholders,
  type RawParameters,
  readParameters,
  type RouteParameters,
  type ViewName,
} from './route-parameters.ts'

type Query = Record<string, string | string[] | undefined>

/** For whom a page is rendered: how it reads the graph, and the query of a private page. */
type PageContext = { read: typeof read; searchParams: Promise<Query> }

type DescribedPage<Name extends ViewName> = RouteParameters<Name> & {
  paths: Record<Locale, string>
}

/** `frame`: what a page passes on to its frame. */
type ComposedPage<Name extends ViewName> = DescribedPage<Name> & {
  frame: { locale: Locale; paths: Record<Locale, string>; trail?: Trail; hasPageHeader?: boolean }
}

/**
 * A page of a route in two parts: `load` reads the graph, through the cache for visitors and live for editors, and the
 * rest is composed of its result. So editors see what visitors get.
 */
export type PageDefinition<Name extends ViewName, Answer> = {
  name: Name
  load: (parameters: RouteParameters<Name>, context: PageContext) => Promise<Answer>
  /** The address of the page in every language. A request with another slug is redirected there. */
  paths: (answer: Answer, parameters: RouteParameters<Name>) => Record<Locale, string>
  /** The pages above this one, and itself; the home page is added. */
  trail?: (answer: Answer, page: DescribedPage<Name>) => Trail | Promise<Trail>
  /** For the head of the document. Whether search engines follow the page is in the route's record. */
  describe: (answer: Answer, page: DescribedPage<Name>) => Metadata | Promise<Metadata>
  compose: (answer: Answer, page: ComposedPage<Name>) => ReactNode | Promise<ReactNode>
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
      redirectToSlug(route, loaded.page)
      const { locale, paths } = loaded.page
      const above = await definition.trail?.(loaded.answer, loaded.page)
      const frame = {
        locale,
        paths,
        ...(above && { trail: [await homeEntry(locale), ...above] }),
        ...(route.hasPageHeader && { hasPageHeader: true }),
      }
      return definition.compose(loaded.answer, { ...loaded.page, frame })
    },
  }
}

/** What a page reads from its address; undefined when a build renders its placeholder. */
async function pageParameters<Name extends ViewName>(name: Name, { params }: Props) {
  const read = readParameters(name, { ...(await params), locale: await rootLocale() })
  if (read === 'build') return undefined
  if (read === 'missing' || !passesGuards(findRecord(name))) notFound()
  return read
}

function redirectToSlug(
  route: Route,
  page: { locale: Locale; paths: Record<Locale, string>; slug?: string },
) {
  if (page.slug === undefined) return
  const index = readPattern(route.paths[page.locale]).findIndex(
    (segment) => segment.type === 'parameter' && segment.name === 'slug',
  )
  const canonical = page.paths[page.locale]
  // The first two segments are empty and the language.
  if (canonical.split('/')[index + 2] !== page.slug) permanentRedirect(canonical as Href)
}

async function homeEntry(locale: Locale) {
  const t = await getTranslations('layout')
  return { title: t('home'), href: pathFor('index', {}, locale) }
}

function robotsOf({ machines }: Route): Metadata {
  if (machines === 'followed') return { robots: { index: false, follow: true } }
  return machines === 'hidden' ? { robots: { index: false } } : {}
}
