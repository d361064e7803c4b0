'use client'
import { useTranslations } from 'next-intl'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { Findings } from './findings.tsx'
import { checkDraft } from './publish-draft.ts'
import styles from './publish.module.css'
import { useLoaded } from './use-loaded.ts'

/** What should be corrected before publishing: what prevents it first, then advice. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const { page, store } = useEditing()
  const t = useTranslations('editor')
  const loaded = useLoaded('check', async () => {
    await store.finishSaving()
    return checkDraft(page)
  })
  const found = loaded.status === 'found' ? loaded.found : []
  const groups = [
    { title: t('check.errors'), findings: found.filter(({ isError }) => isError) },
    { title: t('check.warnings'), findings: found.filter(({ isError }) => !isError) },
  ].filter(({ findings }) => findings.length > 0)
  return (
    <EditorDialog title={t('menu.check')} closeLabel={t('close')} onClose={onClose}>
      <p role="status">
        {loaded.status === 'found'
          ? t('check.count', { count: found.length })
          : t(`versions.${loaded.status}`)}
      </p>
      {groups.map(({ title, findings }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3>{title}</h3>
          <Findings findings={findings} onLeave={onClose} />
        </section>
      ))}
    </EditorDialog>
  )
}
