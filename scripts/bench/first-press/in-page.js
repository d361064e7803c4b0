// @ts-nocheck -- a script of the page, whose types scripts do not know
/* Runs in the page before anything of it: when a control was first pressed, and when the effect was first drawn after that. */

let pressedAt
let effectAt
let wasHit

function look() {
  if (document.querySelector(window.firstPress.effect)) effectAt = performance.now()
  else requestAnimationFrame(look)
}

addEventListener(
  'pointerdown',
  ({ target, timeStamp }) => {
    wasHit ??= target.closest(window.firstPress.control) !== null
    if (pressedAt !== undefined || !wasHit) return
    pressedAt = timeStamp
    look()
  },
  true,
)

/** How long a control stays where it is before somebody presses it: nobody aims at what moves. */
const stillMs = 200
let lastPlace
let stillSince

/** The centre of a control once it is painted and does not move, optionally once React has hydrated the page; undefined before. */
window.firstPress.place = (isTakenOver) => {
  const isPainted = performance.getEntriesByType('paint').length > 0
  const isLive = !isTakenOver || 'live' in document.documentElement.dataset
  const controls = [...document.querySelectorAll(window.firstPress.control)]
  const control = isPainted && isLive && controls.find((one) => one.checkVisibility())
  if (!control) return undefined
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const place = `${x} ${y}`
  if (place !== lastPlace) stillSince = performance.now()
  lastPlace = place
  if (performance.now() - stillSince < stillMs) return undefined
  return { x: x + width / 2, y: y + height / 2 }
}

window.firstPress.wasHit = () => wasHit
window.firstPress.waited = () => (effectAt === undefined ? undefined : effectAt - pressedAt)
