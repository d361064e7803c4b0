import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type AnyModuleFragment,
  AnyModuleFragmentDoc,
  HeroMedia_moduleFragmentDoc,
} from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { isCacheFillingRender } from '#lib/is-cache-filling-render.ts'
import styles from './module-list.module.css'
import { RenderModule } from './render-module.tsx'

/** The number of modules that fit a phone's first screen. */
const onFirstScreen = 3

type Any = FragmentType<typeof AnyModuleFragmentDoc>

/** Kinds that begin with a picture: the first one on the page is usually the largest contentful paint. */
const showsPicture = new Set<string>([
  'BlogTeaserListModule',
  'FullTeaserModule',
  'HeroMediaModule',
  'HighlightTeasersModule',
  'ImageListModule',
  'ImageModule',
  'TeaserListModule',
  'TwoColumnsModule',
  'VideoModule',
] satisfies Kind[])

/** The modules of a page or container, in order, sections with their content. */
export function ModuleList(props: {
  modules: readonly Any[]
  setting: Omit<ModuleSetting, 'isUrgent'>
  /** Whether something else fills the first screen, so that no picture here is urgent. */
  isBelowTheFold?: boolean
  /** Only those of a column of the container; modules of columns that it does not have are in the last one. */
  column?: { index: number; isLast: boolean }
  /** Only so many, from the first one on. */
  limit?: number | undefined
}) {
  const { column } = props
  const modules = isCacheFillingRender() ? oneOfEachKind(props.modules) : props.modules
  const byId = new Map(modules.map((module) => [placeOf(module)?.number, module]))
  const urgentId = props.isBelowTheFold ? undefined : firstPicture(props.modules)
  const show = (id: number): ReactNode => {
    const module = byId.get(id)
    if (!module) return null
    const setting = { ...props.setting, isUrgent: id === urgentId }
    return <RenderModule module={module} setting={setting} show={show} />
  }
  const outermost = modules
    .map(placeOf)
    .filter((place) => place !== undefined)
    .filter(({ sectionNumber }) => sectionNumber === null)
    .filter((place) => !column || isIn(column, place.column ?? 0))
    .slice(0, props.limit)
  const firstFixed = outermost.findIndex(({ number }) => isFixed(byId.get(number)))
  const fixedAt = firstFixed === -1 ? Infinity : firstFixed
  return (
    <div className={styles.list}>
      {outermost.map(({ number }, at) => (
        <div
          key={number}
          className={styles.module}
          data-module={number}
          // Only those that a module has: an undefined one is sent too.
          {...(at > fixedAt && { 'data-covers': '' })}
          {...(at > 0 &&
            isHeadline(byId.get(outermost[at - 1]!.number)) && { 'data-below-headline': '' })}
          {...((at >= onFirstScreen || props.isBelowTheFold) && { 'data-later': '' })}
        >
          {show(number)}
        </div>
      ))}
    </div>
  )
}

/** All sections, and the first module of every other kind, so that most scripts are loaded. Modules read nothing themselves. */
function oneOfEachKind(modules: readonly Any[]): readonly Any[] {
  const kinds = new Set<Kind>()
  return modules.filter((module) => {
    const kind = readFragment(AnyModuleFragmentDoc, module).__typename
    if (kinds.has(kind) && kind !== 'SectionModule') return false
    kinds.add(kind)
    return true
  })
}

function isHeadline(module: Any | undefined): boolean {
  return (
    module !== undefined &&
    readFragment(AnyModuleFragmentDoc, module).__typename === 'HeadlineModule'
  )
}

/** Whether it stays where it is while what follows covers it. */
function isFixed(module: Any | undefined): boolean {
  if (!module) return false
  const known = readFragment(AnyModuleFragmentDoc, module)
  return (
    known.__typename === 'HeroMediaModule' &&
    readFragment(HeroMedia_moduleFragmentDoc, known).sticky
  )
}

type Kind = AnyModuleFragment['__typename']
type Place = Extract<AnyModuleFragment, { sectionNumber: unknown }>

function isIn({ index, isLast }: { index: number; isLast: boolean }, column: number): boolean {
  return column === index || (isLast && column > index)
}

function placeOf(module: Any): Pick<Place, 'number' | 'sectionNumber' | 'column'> | undefined {
  const known = readFragment(AnyModuleFragmentDoc, module)
  return 'sectionNumber' in known
    ? {
        number: known.number,
        sectionNumber: known.sectionNumber ?? null,
        column: known.column ?? null,
      }
    : undefined
}

function firstPicture(modules: readonly Any[]): number | undefined {
  const first = modules.find((module) =>
    showsPicture.has(readFragment(AnyModuleFragmentDoc, module).__typename),
  )
  return first && placeOf(first)?.number
}
