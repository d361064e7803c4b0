import { onceIdle } from '#lib/browser/once-idle.ts'

const typing = 'data-typing'
/** The letter is drawn first. */
const whenToHide = { atMostMs: 200, otherwiseMs: 50 }

/**
 * Hides the tools of modules from the first letter that is typed until the pointer moves or the text is left: they cover the end of
 * what stands above. To be used as `ref` of the canvas.
 */
export function hideToolsWhileTyping(canvas: HTMLElement | null) {
  if (!canvas) return undefined
  const listeners = new AbortController()
  const options = { signal: listeners.signal, capture: true }
  let cancelHiding: (() => void) | undefined
  const cancel = () => {
    cancelHiding?.()
    cancelHiding = undefined
  }
  const hide = () => {
    cancelHiding = undefined
    canvas.setAttribute(typing, '')
  }
  const show = () => {
    cancel()
    canvas.removeAttribute(typing)
  }
  canvas.addEventListener(
    'beforeinput',
    ({ target }) => {
      const isText = target instanceof Element && target.closest('[data-in-place]') !== null
      if (isText && !canvas.hasAttribute(typing)) cancelHiding ??= onceIdle(hide, whenToHide)
    },
    options,
  )
  for (const type of ['pointermove', 'pointerdown', 'focusout'] as const) {
    canvas.addEventListener(type, show, options)
  }
  canvas.addEventListener(
    'keydown',
    ({ key }) => {
      // What has the focus is to be seen.
      if (key === 'Tab' || key === 'Escape') show()
    },
    options,
  )
  return () => {
    cancel()
    listeners.abort()
  }
}
