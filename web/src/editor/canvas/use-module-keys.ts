'use client'
import { type KeyboardEvent, useCallback } from 'react'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { type Editing, useEditing } from '#editor/editing-context.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { focusForm } from '#editor/panel/focus-form.ts'
import type { AddRequest } from './add-request.ts'
import { focusModule } from './focus-module.ts'
import { positionOf, structureOf } from '#editor/canvas/structure/page-structure.ts'
import { useModuleCommands } from './use-module-commands.ts'

/**
 * The keys of a module that has the focus: Enter selects it, and once more leads into its text, with Alt into its form; arrows lead to its neighbours, with
 * Shift they select them as well, with Alt they move what is selected.
 */
export function useModuleKeys(onAdd: (request: AddRequest) => void) {
  const editing = useEditing()
  const commands = useModuleCommands()
  return useCallback(
    (id: string, event: KeyboardEvent) => {
      if (event.target !== event.currentTarget) return
      const action = actionOf(event, { id, editing, commands, onAdd })
      if (!action) return
      event.preventDefault()
      event.stopPropagation()
      action()
    },
    [editing, commands, onAdd],
  )
}

type Pressed = {
  id: string
  editing: Editing
  commands: ReturnType<typeof useModuleCommands>
  onAdd: (request: AddRequest) => void
}

function actionOf(event: KeyboardEvent, pressed: Pressed): (() => void) | undefined {
  const { id, editing, commands, onAdd } = pressed
  const { store, selection } = editing
  const { key, altKey, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  /** The commands are for what is selected; without a selection for the module itself. */
  const withSelection = (command: () => void) => () => {
    if (!selection.all().includes(id)) selection.select(id)
    command()
  }
  switch (key) {
    case 'Enter':
    case ' ':
      if (altKey) {
        return () => {
          selection.select(id)
          focusForm()
        }
      }
      return isCommand ? () => selection.toggle(id) : () => select(editing, id)
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = key === 'ArrowUp' ? -1 : 1
      if (altKey) return withSelection(() => commands.move(step))
      return () => goTo(editing, { id, step, isExtended: shiftKey })
    }
    case 'Delete':
    case 'Backspace':
      return withSelection(commands.remove)
    case '/':
      return () => {
        const position = positionOf(structureOf(store.document()), id)
        if (position) onAdd({ ...position, index: position.index + 1 })
      }
    case 'd':
      return isCommand ? withSelection(commands.duplicate) : undefined
    default:
      return undefined
  }
}

function select({ store, selection }: Editing, id: string): void {
  const isText = fieldInPlace(store.document().modules[id]?.kind ?? '') !== undefined
  selection.select(id, selection.alone() === id && isText ? 'end' : undefined)
}

function goTo(
  { store, selection }: Editing,
  { id, step, isExtended }: { id: string; step: 1 | -1; isExtended: boolean },
): void {
  const ids = modulesInOrder(store.document()).map((module) => module.id)
  const next = ids[ids.indexOf(id) + step]
  if (next === undefined) return
  if (isExtended) {
    const others = selection.all().filter((other) => other !== id && other !== next)
    selection.selectAll(selection.all().includes(next) ? [...others, next] : [...others, id, next])
  }
  focusModule(next)
}
