import { moduleElement } from './module-element.ts'

/** Puts the focus on a module, once it is drawn where it is now. */
export function focusModule(id: string): void {
  requestAnimationFrame(() => focusDrawnModule(id))
}

/** The same where it is drawn already. */
export function focusDrawnModule(id: string): void {
  const module = moduleElement(id)
  if (!module) return
  module.focus({ preventScroll: true })
  scrollIntoView(module)
  keepInView(module)
}

/** Scrolls to a module of which nothing can be seen. */
export function showModule(id: string): void {
  const module = moduleElement(id)
  if (module && !isInView(module)) scrollIntoView(module)
}

const scrollIntoView = (module: HTMLElement) => module.scrollIntoView({ block: 'nearest' })

/** What the header and a form over the lower half cover is out of view. */
function isInView(module: HTMLElement): boolean {
  const { top, bottom } = module.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const pixels = (length: string) => Number.parseFloat(length) || 0
  return bottom > pixels(scrollPaddingTop) && top < innerHeight - pixels(scrollPaddingBottom)
}

/** So long until the contents of new modules are drawn. */
const drawingMs = 2000
const inputs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/** A new module, and those above it, get their height when the origin has told how they look. Ended by whatever the editor does next. */
function keepInView(module: HTMLElement): void {
  const resized = new ResizeObserver(() => scrollIntoView(module))
  const ended = new AbortController()
  const end = () => {
    clearTimeout(timer)
    resized.disconnect()
    ended.abort()
  }
  const timer = setTimeout(end, drawingMs)
  for (const type of inputs) {
    document.addEventListener(type, end, { capture: true, passive: true, signal: ended.signal })
  }
  resized.observe(module)
  const canvas = module.closest('[data-canvas]')
  if (canvas) resized.observe(canvas)
}
