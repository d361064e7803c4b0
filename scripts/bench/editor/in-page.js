// @ts-nocheck -- a script of the page, whose types scripts do not know
/* Runs in the page before anything of it: when the modules of the first screen were drawn for editing, and how long keys take until they are painted. */

const modulesOfScreen = 5
let presses = []

/** After the next frame: what was changed before is painted by then. */
function afterPaint(work) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => work(performance.now()), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}

/* Asked at every frame, it would keep the browser drawing: on a slow machine a tenth of the time until the page can be edited. */
const changes = new MutationObserver(() => {
  const views = document.querySelectorAll('[data-canvas] [data-view]')
  if (views.length < modulesOfScreen) return
  for (let at = 0; at < modulesOfScreen; at += 1) if (!views[at].firstChild) return
  changes.disconnect()
  afterPaint((now) => console.debug(`editorBench.opened ${now}`))
})
changes.observe(document, { childList: true, subtree: true, attributeFilter: ['data-canvas'] })

addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    if (key !== 'Alt' && key !== 'Control') afterPaint((now) => presses.push(now - timeStamp))
  },
  true,
)

let clickedAt
addEventListener('click', ({ timeStamp }) => (clickedAt = performance.timeOrigin + timeStamp), true)

window.editorBench = {
  /** When was clicked last, in milliseconds since 1970. */
  clickedAt: () => clickedAt,
  /**
   * Where a button is: a test's way to find it, by its role among all elements, takes seconds on a long page and a slow machine, and
   * nobody who uses the page waits for that.
   */
  placeOf(name) {
    const buttons = [...document.querySelectorAll('button')]
    const { x, y, width, height } = buttons
      .find(({ textContent }) => textContent === name)
      .getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  },
  /** The waits of the keys that were pressed since the last call. */
  takePresses() {
    const taken = presses
    presses = []
    return taken
  },
}
