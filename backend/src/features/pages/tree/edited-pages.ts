import type { EditedPage, PageTranslation } from '@foyer/schema/rest/edited-page-shapes.ts'
import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { contentText } from './page-links.ts'
import { type NextSchedule, readNextSchedules } from './next-schedule-store.ts'
import { readTextChanges, type TextChange } from './text-change-store.ts'
import { pagesBelow, readTree, type Tree, type TreePage } from './tree-store.ts'

type Edited = z.output<typeof EditedPage>

/** All pages as editors arrange them, each followed by those below it; deleted ones last. */
export async function listEditedPages(queries: Queries): Promise<Edited[]> {
  const [tree, changes, schedules] = await Promise.all([
    readTree(queries),
    readTextChanges(queries),
    readNextSchedules(queries),
  ])
  const changesOf = Map.groupBy(changes, ({ pageId }) => pageId)
  const schedulesOf = Map.groupBy(schedules, ({ pageId }) => pageId)
  const response = (row: TreePage) =>
    pageResponse(tree, row, {
      changes: changesOf.get(row.id) ?? [],
      schedules: schedulesOf.get(row.id) ?? [],
    })
  const inOrder = (parentId: number | null): TreePage[] =>
    pagesBelow(tree, parentId).flatMap((row) => [row, ...inOrder(row.id)])
  const deleted = [...tree.pages.values()].filter(({ deletion }) => deletion)
  return [...inOrder(null), ...deleted].map(response)
}

/** One of them; undefined if there is none. */
export async function findEditedPage(queries: Queries, id: number): Promise<Edited | undefined> {
  return (await listEditedPages(queries)).find((one) => one.id === id)
}

type OfLanguages = { changes: readonly TextChange[]; schedules: readonly NextSchedule[] }

function pageResponse(tree: Tree, row: TreePage, ofLanguages: OfLanguages): Edited {
  const siblings = pagesBelow(tree, row.parentId)
  return {
    id: row.id,
    slug: `page-${row.id}`,
    parent: row.parentId,
    position: siblings.findIndex(({ id }) => id === row.id),
    revision: row.revision,
    is_online: row.deletion?.isOnline ?? row.isOnline,
    is_clickable: row.isClickable,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
    footer_position: row.footerPosition,
    has_tab_navigation: row.hasTabNavigation,
    is_landing_page: row.isLandingPage,
    is_template: row.isTemplate,
    og_type: row.ogType,
    og_image: row.ogImageId,
    deleted_at: row.deletion?.at ?? null,
    translations: translationsOf(tree, row, ofLanguages),
  }
}

function translationsOf(
  { paths }: Tree,
  { id, title, deletion }: TreePage,
  { changes, schedules }: OfLanguages,
): z.output<typeof PageTranslation>[] {
  return ContentLocale.options.flatMap((locale) => {
    const own = paths.find((one) => one.pageId === id && one.locale === locale)
    const change = changes.find((one) => one.locale === locale)
    if (!own && !change && deletion?.paths[locale] === undefined) return []
    const changedAt = change?.at ?? null
    return [
      {
        locale,
        title: contentText(title, locale) || Object.values(title)[0] || '',
        path: own?.path ?? deletion?.paths[locale] ?? null,
        is_published: own?.isPublished ?? false,
        changed_at: changedAt?.toISOString() ?? null,
        changed_since_translated: changes.some(
          (other) => other.locale !== locale && other.at !== null && isLater(other.at, changedAt),
        ),
        scheduled_for: schedules.find((one) => one.locale === locale)?.at.toISOString() ?? null,
      },
    ]
  })
}

const isLater = (one: Date, other: Date | null) => other === null || one > other
