'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'

/**
 * Performs a call of the editor after everything is saved. `problem` says why it was not possible, for which a call gives its reason to
 * `refuse`; a session that has ended opens the log-in (E-10).
 */
export function useAction() {
  const { store, announcer } = useEditing()
  const t = useTranslations('editor.action')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function refuse(text: string): void {
    setProblem(text)
    announcer.show({ kind: 'error', text: t('refused') })
  }

  /** Returns whether the call was made. */
  async function perform(call: () => Promise<void>): Promise<boolean> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      if (!(await store.finishSaving())) {
        setProblem(t('notSaved'))
        announcer.show({ kind: 'error' })
        return false
      }
      await call()
      return true
    } catch (error) {
      const code = findGraphProblem(error)?.code
      if (code === 'UNAUTHENTICATED') await store.synchronize()
      refuse(t(code === 'FORBIDDEN' ? 'forbidden' : 'failed'))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { perform, refuse, isBusy, problem }
}
