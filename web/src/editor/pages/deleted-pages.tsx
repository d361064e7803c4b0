'use client'
import { useTranslations } from 'next-intl'
import { useMomentFormat } from '#editor/frame/use-moment-format.ts'
import { deletedOf, type TreePage } from './page-tree.ts'
import styles from './pages.module.css'
import type { PageDeletion } from './use-page-deletion.ts'

/** Pages that were deleted, each with a button that brings it back with what was deleted with it. */
export function DeletedPages(props: { pages: readonly TreePage[]; deletion: PageDeletion }) {
  const { pages, deletion } = props
  const t = useTranslations('editorPages')
  const formatMoment = useMomentFormat()
  const deleted = deletedOf(pages)
  if (deleted.length === 0) return <p>{t('none')}</p>
  return (
    <ul className={styles.deleted}>
      {deleted.map((page) => (
        <li key={page.number} className={styles.row}>
          <p className={styles.title}>
            <span>{deletion.nameOf(page)}</span>
            <span className={styles.state}>
              {t('deletedAt', {
                time: formatMoment(page.deletedAt!, 'short'),
              })}
            </span>
          </p>
          <button
            type="button"
            disabled={deletion.isBusy}
            aria-label={t('bringBackNamed', { title: deletion.nameOf(page) })}
            onClick={() => deletion.bringBack(page)}
          >
            {t('bringBack')}
          </button>
        </li>
      ))}
    </ul>
  )
}
