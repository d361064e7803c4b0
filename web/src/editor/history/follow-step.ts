import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { focusDrawnModule, showModule } from '#editor/canvas/focus-module.ts'
import { focusNeighbour } from '#editor/canvas/focus-neighbour.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'

/**
 * Undoes or repeats a step, and shows where: the focus goes to what came back, or beside what has gone, unless it is in a text, in a form
 * or on a button that is still there.
 */
export function followStep(
  store: DocumentStore,
  step: () => Operation | undefined,
): Operation | undefined {
  const orderNow = () => modulesInOrder(store.document()).map(({ id }) => id)
  const before = orderNow()
  const focused = document.activeElement
  const operation = step()
  if (!operation) return undefined
  const after = orderNow()
  const [known, left] = [new Set(before), new Set(after)]
  const cameBack = after.find((id) => !known.has(id))
  const isGone = before.some((id) => !left.has(id))
  // What has gone is no longer drawn then, nor is the focus in it.
  requestAnimationFrame(() => {
    const isFree = isFocusFree(focused)
    if (cameBack !== undefined) (isFree ? focusDrawnModule : showModule)(cameBack)
    else if (!isGone && operation.module !== null) showModule(operation.module)
    else if (isGone && isFree) focusNeighbour(before, after)
  })
  return operation
}

/**
 * Whether nothing that can be used has the focus, or a module that had it before as well, or got it in place of one that was deleted just
 * before the step. `focused`: what had the focus before the step.
 */
function isFocusFree(focused: Element | null): boolean {
  const active = document.activeElement
  if (!isUsable(active)) return true
  return active.matches('[data-id]') && (active === focused || !isUsable(focused))
}

const isUsable = (element: Element | null): element is Element =>
  element !== null &&
  element !== document.body &&
  element.isConnected &&
  !element.matches(':disabled')
