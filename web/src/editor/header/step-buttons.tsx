'use client'
import { useTranslations } from 'next-intl'
import { useStore } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { useStepCommands } from '#editor/history/use-step-commands.ts'
import { useStepName } from '#editor/history/use-step-name.ts'

/** Undo and redo, in words of what they do. By themselves, since that changes with every word that is typed. */
export function StepButtons() {
  const t = useTranslations('editor.header')
  const { undo, redo } = useStepCommands()
  const nameOf = useStepName()
  const done = useStore((opened) => opened.next('done'))
  const undone = useStore((opened) => opened.next('undone'))
  const undoLabel = done ? t('undoStep', { step: nameOf(done) }) : t('undo')
  const redoLabel = undone ? t('redoStep', { step: nameOf(undone) }) : t('redo')
  return (
    <>
      <button
        type="button"
        disabled={!done}
        aria-label={undoLabel}
        title={undoLabel}
        onClick={undo}
      >
        <ToolIcon name="undo" />
      </button>
      <button
        type="button"
        disabled={!undone}
        aria-label={redoLabel}
        title={redoLabel}
        onClick={redo}
      >
        <ToolIcon name="redo" />
      </button>
    </>
  )
}
