import type { Editing } from '#editor/editing-context.ts'
import { moduleElement } from '#editor/canvas/module-element.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { wholePage } from '#editor/selection/selection.ts'
import type { Finding } from './finding.ts'

/** Selects the module of a finding and puts the focus into its field. */
export function jumpToFinding(
  { selection, store }: Pick<Editing, 'selection' | 'store'>,
  { module, path }: Finding,
): void {
  const kind = module === null ? undefined : store.document().modules[module]?.kind
  // When the dialog has given the focus back.
  requestAnimationFrame(() => {
    if (module === null || kind === undefined || path[0] !== fieldInPlace(kind)) {
      selection.select(module ?? wholePage)
      requestAnimationFrame(() => focusField({ module, path }))
      return
    }
    // Edited on the page itself.
    selection.select(module, 'end')
    moduleElement(module)?.scrollIntoView({ block: 'nearest' })
  })
}

/** Puts the focus into the field of the form; the module, if it has none for it. */
function focusField({ module, path }: Pick<Finding, 'module' | 'path'>): void {
  const field = path
    .map((_, end) => path.slice(0, path.length - end).join('.'))
    .map((name) => document.querySelector(`[data-panel] [data-field="${CSS.escape(name)}"]`))
    .find((found) => found !== null)
  const control = field?.querySelector<HTMLElement>(
    'input, textarea, select, button, [contenteditable="true"]',
  )
  const shown = control ?? (module === null ? null : moduleElement(module))
  // What is closed cannot have the focus: the item of a list, or a group of fields.
  for (let closed = closedAround(shown); closed; closed = closedAround(shown)) closed.open = true
  shown?.focus()
  shown?.scrollIntoView({ block: 'nearest' })
}

const closedAround = (element: HTMLElement | null | undefined) =>
  element?.closest<HTMLDetailsElement>('details:not([open])')
