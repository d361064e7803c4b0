let pressedAt = -Infinity
let typedAt = -Infinity

/** Follows which keys are pressed in the page, until `signal` is aborted. */
export function followTyping(signal: AbortSignal): void {
  const options = { signal, capture: true }
  document.addEventListener('keydown', () => (pressedAt = performance.now()), options)
  document.addEventListener('beforeinput', () => (typedAt = performance.now()), options)
  signal.addEventListener('abort', () => {
    pressedAt = -Infinity
    typedAt = -Infinity
  })
}

/** How long ago a key was pressed; `Infinity` if none was. */
export const sincePressedMs = () => performance.now() - pressedAt

/** How long ago something was typed; `Infinity` if nothing was. */
export const sinceTypedMs = () => performance.now() - typedAt
