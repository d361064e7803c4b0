const typing = 'data-typing'

/**
 * Hides the tools of modules from the first letter that is typed until the pointer moves or the text is left: they cover the end of
 * what stands above. To be used as `ref` of the canvas.
 */
export function hideToolsWhileTyping(canvas: HTMLElement | null) {
  if (!canvas) return undefined
  const listeners = new AbortController()
  const options = { signal: listeners.signal, capture: true }
  const show = () => canvas.removeAttribute(typing)
  canvas.addEventListener(
    'beforeinput',
    ({ target }) => {
      const isText = target instanceof Element && target.closest('[data-in-place]') !== null
      if (isText) canvas.setAttribute(typing, '')
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
  return () => listeners.abort()
}
