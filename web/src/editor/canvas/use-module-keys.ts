'use client'
import type { KeyboardEvent } from 'react'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { useEditing } from '#editor/editing-context.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import type { AddRequest } from './add-request.ts'
import { focusModule } from './focus-module.ts'
import { positionOf, structureOf } from './page-structure.ts'
import { useModuleCommands } from './use-module-commands.ts'

/** Id of the element that says which keys a module has. */
export const moduleKeysId = 'editor-module-keys'

/**
 * The keys of a module that has the focus: Enter selects it, and once more leads into its text; arrows lead to its neighbours, with
 * Shift they select them as well, with Alt they move what is selected.
 */
export function useModuleKeys(id: string, onAdd: (request: AddRequest) => void) {
  const { store, selection } = useEditing()
  const commands = useModuleCommands()

  const neighbour = (step: 1 | -1) => {
    const ids = modulesInOrder(store.document()).map((module) => module.id)
    return ids[ids.indexOf(id) + step]
  }
  const select = () => {
    const isText = fieldInPlace(store.document().modules[id]?.kind ?? '') !== undefined
    selection.select(id, selection.alone() === id && isText ? 'end' : undefined)
  }
  /** The commands are for what is selected; without a selection for the module itself. */
  const withSelection = (command: () => void) => {
    if (!selection.all().includes(id)) selection.select(id)
    command()
  }
  const goTo = (step: 1 | -1, isExtended: boolean) => {
    const next = neighbour(step)
    if (next === undefined) return
    if (isExtended) {
      const others = selection.all().filter((other) => other !== id && other !== next)
      selection.selectAll(
        selection.all().includes(next) ? [...others, next] : [...others, id, next],
      )
    }
    focusModule(next)
  }
  const addAfter = () => {
    const position = positionOf(structureOf(store.document()), id)
    if (position) onAdd({ ...position, index: position.index + 1 })
  }

  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, altKey, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    switch (key) {
      case 'Enter':
      case ' ':
        return isCommand ? () => selection.toggle(id) : select
      case 'ArrowUp':
      case 'ArrowDown': {
        const step = key === 'ArrowUp' ? -1 : 1
        return altKey ? () => withSelection(() => commands.move(step)) : () => goTo(step, shiftKey)
      }
      case 'Delete':
      case 'Backspace':
        return () => withSelection(commands.remove)
      case '/':
        return addAfter
      case 'd':
        return isCommand ? () => withSelection(commands.duplicate) : undefined
      default:
        return undefined
    }
  }
  return (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
}
