'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { type Finding, publishDraft } from '#editor/graph/publish-draft.ts'
import { moduleName } from '#editor/module-name.ts'
import styles from './header.module.css'

type Outcome = { problem: string; findings: readonly Finding[] }

/** Publishes the draft, after everything is saved; says what has to be corrected before, each with the way to its module. */
export function PublishButton() {
  const { store, page, announcer } = useEditing()
  const t = useTranslations('editor')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const publish = async () => {
    setIsBusy(true)
    const problem = (text: string, findings: readonly Finding[] = []) => {
      setOutcome({ problem: text, findings })
      announcer.show({ kind: 'error' })
    }
    try {
      if (!(await store.finishSaving())) return problem(t('publish.notSaved'))
      const result = await publishDraft(page)
      if (result.type === 'published') {
        store.markPublished(result.versionNumber)
        return announcer.show({ kind: 'publish' })
      }
      if (result.type === 'blocked') return problem(t('publish.text'), result.findings)
      return problem(t(`publish.${result.type}`))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.publish}
        disabled={isBusy}
        onClick={() => void publish()}
      >
        {t('header.publish')}
      </button>
      {outcome && (
        <EditorDialog
          title={t('publish.title')}
          closeLabel={t('close')}
          onClose={() => setOutcome(undefined)}
        >
          <p role="alert">{outcome.problem}</p>
          {outcome.findings.length > 0 && (
            <Findings findings={outcome.findings} onLeave={() => setOutcome(undefined)} />
          )}
        </EditorDialog>
      )}
    </>
  )
}

function Findings(props: { findings: readonly Finding[]; onLeave: () => void }) {
  const { findings, onLeave } = props
  const { store, page, selection } = useEditing()
  const t = useTranslations('editor')
  const goTo = (module: string) => {
    onLeave()
    selection.select(module)
    document.querySelector(`[data-id="${module}"]`)?.scrollIntoView({ block: 'center' })
  }
  return (
    <ul className={styles.findings}>
      {findings.map(({ module, key, value, messages }, index) => {
        const kind = module === null ? undefined : store.document().modules[module]?.kind
        const text = key ? t(`finding.${key}`, { value: value ?? '' }) : messages.join(' ')
        return (
          // oxlint-disable-next-line react/no-array-index-key -- findings have no names, and the list is not changed
          <li key={index}>
            {module !== null && kind ? (
              <button type="button" onClick={() => goTo(module)}>
                {moduleName(kind, page.locale)}
              </button>
            ) : (
              <strong>{t('panel.page')}</strong>
            )}
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
