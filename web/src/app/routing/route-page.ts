import { adminAddressOf } from '@foyer/schema/resources/admin-address.ts'
import type { Metadata, Route as Href } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { loadFrame } from '#app/frame/load-frame.ts'
import type { PageFrameProps } from '#app/frame/page-frame.tsx'
import type { ContainerPreview } from '#features/pages/find-own-container.ts'
import { read, type Read } from '#graphql/read.ts'
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
type PageContext = {
  read: Read
  searchParams: Promise<Query>
  /** For editors: of a long page only so many modules are needed until the editor is there. */
  firstModules?: number
  /** For editors: the version of its modules that is shown (E-08). */
  versionNumber?: number
  /** For editors: the draft of what they have added to it, or that at a time (E-09). */
  preview?: ContainerPreview
}

type DescribedPage<Name extends ViewName> = RouteParameters<Name> & {
  paths: Record<Locale, string>
}

/** Renders the modules of a page as editors get them: in the editor, or as they are for who may not edit the page. */
export type RenderEditor = (edited: {
  /** Of the container with the modules. */
  slug: string
  title: string
  locale: Locale
  /** The address of the page in the languages in which it has one. */
  paths: Partial<Record<Locale, string>>
  /** The modules as visitors get them: all, or only the first ones. */
  showModules: (limit?: number) => ReactNode | Promise<ReactNode>
}) => ReactNode

/** What is shown of a container needs of its page: for editors it is rendered in the editor. */
export type EditablePage = {
  locale: Locale
  paths: Record<Locale, string>
  renderEditor?: RenderEditor
}

/** `frame`: what a page passes on to its frame. `renderEditor` is only there for editors. */
type ComposedPage<Name extends ViewName> = DescribedPage<Name> & {
  frame: PageFrameProps
  renderEditor?: RenderEditor
}

type Compose<Result, Page> = (result: Result, page: Page) => ReactNode | Promise<ReactNode>

/**
 * A page of a route in two parts: `load` reads the graph by the reader it is given, which is the cache for visitors and
 * live for editors; `compose` renders what was read, and reads nothing. So editors see what visitors get.
 */
export type PageDefinition<Name extends ViewName, Result> = {
  name: Name
  load: (parameters: RouteParameters<Name>, context: PageContext) => Promise<Result>
  /** The address of the page in every language. A request with another slug is redirected there. */
  paths: (result: Result, parameters: RouteParameters<Name>) => Record<Locale, string>
  /** The pages above this one, and itself; the home page is added. */
  trail?: (result: Result, page: DescribedPage<Name>) => Trail | Promise<Trail>
  /** For the head of the document. Whether search engines follow the page is in the route's record. */
  describe: (result: Result, page: DescribedPage<Name>) => Metadata | Promise<Metadata>
} & (
  | { hasFrame?: true; compose: Compose<Result, ComposedPage<Name>> }
  /** A page that must be rendered during an outage too: nothing is read for its frame. */
  | { hasFrame: false; compose: Compose<Result, DescribedPage<Name>> }
)

export type Props = { params: Promise<RawParameters>; searchParams: Promise<Query> }

export function definePage<const Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
): PageDefinition<Name, Result> {
  return definition
}

/** The exports of a page's file, for visitors. */
export function visitorPage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
) {
  return {
    generateStaticParams: () => [placeholders(definition.name)],
    generateMetadata: (props: Props) => describePage(definition, { ...props, read }),
    Page: (props: Props) => renderPage(definition, { ...props, read }),
  }
}

/** What the head of the document says of a page. */
export async function describePage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
  props: Props & PageContext,
): Promise<Metadata> {
  const parameters = await pageParameters(definition.name, props)
  if (!parameters) return {}
  const { result, page } = await loadPage(definition, parameters, props)
  const described = await definition.describe(result, page)
  return { ...described, ...robotsOf(findRecord(definition.name)) }
}

/** A page and its frame, read by the same reader. `note`: what is said above the page. */
export async function renderPage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
  {
    renderEditor,
    note,
    ...props
  }: Props & PageContext & { renderEditor?: RenderEditor; note?: ReactNode },
): Promise<ReactNode> {
  const parameters = await pageParameters(definition.name, props)
  if (!parameters) return null
  const route = findRecord(definition.name)
  const loading = loadPage(definition, parameters, props)
  if (definition.hasFrame === false) {
    const { result, page } = await loading
    return definition.compose(result, page)
  }
  const [{ result, page }, content] = await Promise.all([
    loading,
    loadFrame(parameters.locale, props.read),
  ])
  redirectToSlug(route, page)
  const { locale, paths } = page
  const adminAddress = findAdminAddress(route, page)
  const above = await definition.trail?.(result, page)
  const frame = {
    locale,
    paths,
    content,
    ...(above && { trail: [await homeEntry(locale), ...above] }),
    ...(route.hasPageHeader && { hasPageHeader: true }),
    ...(route.isEditable && { isEditable: true }),
    ...(adminAddress !== undefined && { adminAddress }),
    ...(note && { note }),
  }
  return definition.compose(result, { ...page, frame, ...(renderEditor && { renderEditor }) })
}

async function loadPage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
  parameters: RouteParameters<Name>,
  context: PageContext,
) {
  const result = await definition.load(parameters, context)
  return { result, page: { ...parameters, paths: definition.paths(result, parameters) } }
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

/** Where the admin site edits what the page shows (E-11). */
function findAdminAddress(
  { object }: Route,
  { number }: { locale: Locale; number?: number },
): string | undefined {
  return object && number !== undefined ? adminAddressOf(`${object}-${number}`) : undefined
}

async function homeEntry(locale: Locale) {
  const t = await getTranslations('layout')
  return { title: t('home'), href: pathFor('index', {}, locale) }
}

function robotsOf({ machines }: Route): Metadata {
  if (machines === 'followed') return { robots: { index: false, follow: true } }
  return machines === 'hidden' ? { robots: { index: false } } : {}
}
