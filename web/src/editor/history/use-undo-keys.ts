'use client'
import { useEffect } from 'react'
import { useStepCommands } from './use-step-commands.ts'

/** Ctrl+Z and Ctrl+Y (⌘Z and ⇧⌘Z) undo and repeat everywhere: the browser's own undo knows one field only. */
export function useUndoKeys(): void {
  const { undo, redo } = useStepCommands()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      const command = key === 'y' || (key === 'z' && event.shiftKey) ? redo : undo
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      command()
    }
    const type = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
      event.preventDefault()
      if (event.inputType === 'historyUndo') undo()
      else redo()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('beforeinput', type)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('beforeinput', type)
    }
  }, [undo, redo])
}
