'use client'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { moveOperations, neighbourOf } from '#editor/commands.ts'
import { useEditing } from '#editor/editing-context.ts'
import { usePrepared } from '#editor/canvas/rendered/use-prepared.ts'
import { useMoveWords } from './use-move-words.ts'

/** Prepares the browser for the first move of a module, without moving one: ranks, the order of the page, and the words. */
export function usePreparedMove(): void {
  const editing = useEditing()
  const describeMove = useMoveWords()
  usePrepared(() => {
    const document = editing.store.document()
    const [first] = modulesInOrder(document)
    const position = first && neighbourOf(editing, [first.id], 1)
    if (!position) return
    moveOperations(document, [first.id], position)
    describeMove([first.id])
  })
}
