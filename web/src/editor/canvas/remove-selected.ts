import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { removeModules } from '#editor/commands.ts'
import type { Editing } from '#editor/editing-context.ts'
import { focusNeighbour } from './focus-neighbour.ts'

/** Removes what is selected, and puts the focus beside it. */
export function removeSelected(editing: Editing): void {
  const { store, selection } = editing
  const orderNow = () => modulesInOrder(store.document()).map(({ id }) => id)
  const before = orderNow()
  removeModules(editing, selection.all())
  const after = orderNow()
  requestAnimationFrame(() => focusNeighbour(before, after))
}
