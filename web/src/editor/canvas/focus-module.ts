/** Puts the focus on a module, once it is drawn where it is now. */
export function focusModule(id: string): void {
  requestAnimationFrame(() => {
    const module = document.querySelector<HTMLElement>(`[data-id="${id}"]`)
    module?.focus({ preventScroll: true })
    module?.scrollIntoView({ block: 'nearest' })
  })
}
