'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { SettingsChange } from '@foyer/schema/documents/undo/undo-history.ts'
import { useEditing } from '#editor/editing-context.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { followStep } from './follow-step.ts'
import { useStepName } from './use-step-name.ts'

const commands = {
  undo: { list: 'done', said: 'undone', saidNot: 'notUndone' },
  redo: { list: 'undone', said: 'redone', saidNot: 'notRedone' },
} as const
type Command = keyof typeof commands

/** Undo and redo, which say what they do and show where. */
export function useStepCommands() {
  const { store, announcer, sharedSettings } = useEditing()
  const t = useTranslations('editor')
  const nameOf = useStepName()
  const outdated = useTranslations('editorPages.shared')('outdated')
  return useMemo(() => {
    const perform = (by: Command): undefined => {
      const settled = sharedSettings.settled()
      // What comes next is known then.
      if (settled) return void settled.then(() => perform(by))
      const next = store.next(commands[by].list)
      if (next?.type === 'change-settings') return void performSettings(by, next)
      const operation = followStep(store, () => store[by]())
      if (operation) {
        announcer.show({ kind: 'done', text: t(commands[by].said, { step: nameOf(operation) }) })
      }
      return undefined
    }
    const performSettings = async (by: Command, change: SettingsChange) => {
      const step = nameOf(change)
      const refuse = (reason: string) =>
        announcer.show({ kind: 'error', text: t(commands[by].saidNot, { step, reason }) })
      try {
        const result = await sharedSettings.perform(by, change)
        if (result.type === 'outdated') refuse(outdated)
        else if (result.type === 'refused') refuse(result.reason)
        else announcer.show({ kind: 'done', text: t(commands[by].said, { step }) })
      } catch (error) {
        console.warn('A step could not be performed.', error)
        const code = findGraphProblem(error)?.code
        // Opens the log-in (E-10).
        if (code === 'UNAUTHENTICATED') await store.synchronize()
        refuse(t(code === 'FORBIDDEN' ? 'action.forbidden' : 'action.failed'))
      }
    }
    return { undo: () => perform('undo'), redo: () => perform('redo') }
  }, [store, announcer, sharedSettings, t, nameOf, outdated])
}
