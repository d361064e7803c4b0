import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { outermost, removeModules } from '#editor/commands.ts'
import type { Editing } from '#editor/editing-context.ts'
import { focusModule } from './focus-module.ts'

/** Removes what is selected, and puts the focus on the module that follows, else on the last one. */
export function removeSelected(editing: Editing): void {
  const { store, selection } = editing
  const ids = modulesInOrder(store.document()).map(({ id }) => id)
  const first = ids.indexOf(outermost(store.document(), selection.all())[0] ?? '')
  removeModules(editing, selection.all())
  const left = new Set(modulesInOrder(store.document()).map(({ id }) => id))
  const next = ids.slice(first).find((id) => left.has(id)) ?? ids.findLast((id) => left.has(id))
  if (next !== undefined) focusModule(next)
}
