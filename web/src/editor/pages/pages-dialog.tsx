'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import publishStyles from '#editor/publish/publish.module.css'
import { useLoaded } from '#editor/publish/use-loaded.ts'
import { NewPage } from './new-page.tsx'
import { findPages } from './page-calls.ts'
import { PageList } from './page-list.tsx'
import { countOf, type PageFilter, pageFilters } from './page-tree.ts'
import styles from './pages.module.css'

/** The tree of pages: each leads to its editor, and is moved by pointer and by keyboard. */
export function PagesDialog({ onClose }: { onClose: () => void }) {
  const { page } = useEditing()
  const t = useTranslations('editorPages')
  const editor = useTranslations('editor')
  const [filter, setFilter] = useState<PageFilter>('all')
  const [version, setVersion] = useState(0)
  const loaded = useLoaded(`pages ${version}`, () => findPages(page.language))
  // What was found before is shown until it is there again.
  const [last, setLast] = useState(loaded)
  if (loaded.status === 'found' && loaded !== last) setLast(loaded)
  const shown = loaded.status === 'found' ? loaded : last
  const pages = shown.status === 'found' ? shown.found : undefined
  return (
    <EditorDialog title={t('title')} closeLabel={editor('close')} onClose={onClose}>
      {!pages && <p role="status">{t(loaded.status === 'failed' ? 'failed' : 'loading')}</p>}
      {pages && (
        <>
          <NewPage pages={pages} />
          <div className={publishStyles['actions']} role="group" aria-label={t('filter.label')}>
            {pageFilters.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={filter === name}
                onClick={() => setFilter(name)}
              >
                {t(`filter.${name}`, { count: countOf(pages, name) })}
              </button>
            ))}
          </div>
          {filter === 'all' && <p className={styles.keys}>{t('keys')}</p>}
          <PageList pages={pages} filter={filter} onChanged={() => setVersion(version + 1)} />
        </>
      )}
    </EditorDialog>
  )
}
