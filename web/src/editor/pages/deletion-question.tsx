'use client'
import { useTranslations } from 'next-intl'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import publishStyles from '#editor/publish/publish.module.css'
import type { PageDeletion } from './use-page-deletion.ts'

const nothing = { linkedFrom: [], numbersBelow: [] }
const mostShown = 8

/** Asks whether a page is deleted although links lead to it or pages are below it. */
export function DeletionQuestion({ deletion }: { deletion: PageDeletion }) {
  const { question, nameOf, keep, removeAnyway } = deletion
  const t = useTranslations('editorPages.question')
  const editor = useTranslations('editor')
  if (!question) return null
  const { page, uses } = question
  const { linkedFrom, numbersBelow } = uses === 'published' ? nothing : uses
  return (
    <EditorDialog
      title={t('title', { title: nameOf(page) })}
      closeLabel={editor('close')}
      onClose={keep}
    >
      {uses === 'published' && <p>{t('published')}</p>}
      {linkedFrom.length > 0 && (
        <>
          <p>{t('links', { count: linkedFrom.length })}</p>
          <ul>
            {linkedFrom.slice(0, mostShown).map((title) => (
              <li key={title}>{title}</li>
            ))}
            {linkedFrom.length > mostShown && (
              <li>{t('more', { count: linkedFrom.length - mostShown })}</li>
            )}
          </ul>
        </>
      )}
      {numbersBelow.length > 0 && <p>{t('below', { count: numbersBelow.length })}</p>}
      <p>{t('back')}</p>
      <div className={publishStyles['actions']}>
        <button type="button" onClick={keep}>
          {t('cancel')}
        </button>
        <button type="button" onClick={() => removeAnyway(page)}>
          {t(uses === 'published' ? 'removePublished' : 'remove')}
        </button>
      </div>
    </EditorDialog>
  )
}
