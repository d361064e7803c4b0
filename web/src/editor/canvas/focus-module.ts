import { moduleElement } from './module-element.ts'

/** Puts the focus on a module, once it is drawn where it is now. */
export function focusModule(id: string): void {
  requestAnimationFrame(() => {
    const module = moduleElement(id)
    module?.focus({ preventScroll: true })
    module?.scrollIntoView({ block: 'nearest' })
  })
}
