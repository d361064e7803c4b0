import type { ReactNode } from 'react'
import type { EditablePage } from '#app/routing/route-page.ts'
import type { OwnContainer } from '#features/pages/find-own-container.ts'
import type { ListPage } from '#features/pages/find-list-page.ts'
import { pageContainer } from '#features/pages/page-container.ts'

type Shown = {
  /** The slug of the container, which need not exist: it is made when somebody edits it (E-07). */
  slug: string
  /** What the page is about, for editors. */
  title: string
  page: EditablePage
}

/** The modules of an own container, in the editor for editors. Pages without one load no styles of modules. */
export async function showOwnContainer(
  container: Pick<OwnContainer, 'modules' | 'layout'> | undefined,
  { slug, title, page }: Shown,
): Promise<ReactNode> {
  const { locale, paths, renderEditor } = page
  if (!container && !renderEditor) return null
  const [{ OwnContainer }, { showModules }] = await Promise.all([
    import('./own-container.tsx'),
    import('#modules/show-modules.tsx'),
  ])
  const show = (limit?: number) =>
    container && showModules({ ...container, setting: { locale }, isBelowTheFold: true, limit })
  return (
    <OwnContainer>
      {renderEditor
        ? renderEditor({ slug, title, locale, paths, showModules: show })
        : await show()}
    </OwnContainer>
  )
}

/** The modules of the page at the path of a list. */
export async function showListPage(
  written: ListPage | undefined,
  page: EditablePage,
): Promise<ReactNode> {
  if (!written) return null
  const { number, title, modules, layout } = written
  const container = modules.length > 0 ? { modules, layout } : undefined
  return showOwnContainer(container, { slug: pageContainer(number), title, page })
}
