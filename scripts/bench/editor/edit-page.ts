import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { quantile } from 'simple-statistics'
import type { Reading } from '#bench/measure/alternate.ts'

const slowdown = 4
const keys = 60
/** So long somebody takes to begin to type in a text that they have entered: what entering draws is not measured. */
const beforeTypingMs = 500
/** A person's pace: faster ones pile up, and measure each other. */
const keyPauseMs = 100
const moves = 6
const publishings = 8
const pollMs = 5
const limitMs = 120_000

type Edited = { site: string; path: string; modules: number }
type Session = { name: string; value: string }

/** Opens a page for editing, types and moves a module as a person would at a slow machine, and publishes. */
export function editPage(
  browser: Browser,
  { site, path, modules }: Edited,
  session: readonly Session[],
): Promise<Reading> {
  return inSlowPage(browser, async (page, endSlowdown) => {
    await page.context().addCookies(session.map((cookie) => ({ ...cookie, url: site })))
    const address = `${site}/de/${path}`
    const openMs = await openForEditing(page, address)
    await wholePage(page, modules)

    await editText(page)
    await sleep(beforeTypingMs)
    const typed = await measureKeys(page, { key: 'n', count: keys, pauseMs: keyPauseMs })
    await page.keyboard.press('Escape')
    await page.evaluate('window.editorBench.takePresses()')
    const moved = await measureKeys(page, { key: 'Alt+ArrowDown', count: moves, pauseMs: 500 })
    // The slowdown keeps one processor busy even while the page does nothing, and what is measured next is the services.
    await endSlowdown()
    const published: number[] = []
    for (let turn = 0; turn < publishings; turn += 1) published.push(await publish(page, address))
    return {
      openMs,
      keyP95Ms: quantile(typed, 0.95),
      moveP95Ms: quantile(moved, 0.95),
      publishMs: Math.max(...published),
    }
  })
}

/** Types into a line of a page that has nothing else: what the browser itself takes. */
export function typeIntoBareLine(browser: Browser): Promise<Reading> {
  return inSlowPage(browser, async (page) => {
    await page.goto('data:text/html,<p contenteditable>Zeile</p>')
    await page.locator('p').click()
    await page.evaluate('window.editorBench.takePresses()')
    const typed = await measureKeys(page, { key: 'n', count: keys, pauseMs: keyPauseMs })
    return { keyP95Ms: quantile(typed, 0.95) }
  })
}

async function inSlowPage(
  browser: Browser,
  measure: (page: Page, endSlowdown: () => Promise<unknown>) => Promise<Reading>,
): Promise<Reading> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The policy of the page forbids what the browser evaluates for us.
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  try {
    context.setDefaultTimeout(limitMs)
    await context.addInitScript({ path: `${import.meta.dirname}/in-page.js` })
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    const slowDown = (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate })
    await slowDown(slowdown)
    return await measure(page, () => slowDown(1))
  } finally {
    await context.close()
  }
}

const openedMessage = /^editorBench\.opened (\S+)$/

/**
 * Opens a page for editing; milliseconds until its first screen can be edited. The page says so itself: asking it would first load
 * Playwright's own script into it, which takes such a machine 200 ms.
 */
async function openForEditing(page: Page, address: string): Promise<number> {
  const [message] = await Promise.all([
    page.waitForEvent('console', {
      predicate: (one) => openedMessage.test(one.text()),
      timeout: limitMs,
    }),
    page.goto(`${address}?edit`, { waitUntil: 'commit' }),
  ])
  return Number(openedMessage.exec(message.text())![1])
}

/** Until all modules are there, so that what is measured next does not compete with them. */
async function wholePage(page: Page, modules: number): Promise<void> {
  await page.waitForFunction(
    `(() => {
      const views = [...document.querySelectorAll('[data-canvas] [data-view]')]
      return views.length === ${modules} && views.every((view) => view.firstChild)
    })()`,
    undefined,
    { timeout: limitMs },
  )
  await page.waitForLoadState('load')
}

/** Puts the caret into the headline in the middle of the page. */
async function editText(page: Page): Promise<void> {
  const headlines = page.locator('[data-canvas] [data-kind="headline"]')
  const headline = headlines.nth(Math.floor((await headlines.count()) / 2))
  await headline.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await headline.locator('[contenteditable]:focus').waitFor()
  await page.evaluate('window.editorBench.takePresses()')
}

async function measureKeys(
  page: Page,
  { key, count, pauseMs }: { key: string; count: number; pauseMs: number },
): Promise<number[]> {
  for (let pressed = 0; pressed < count; pressed += 1) {
    // Words of six letters.
    await page.keyboard.press(key === 'n' && pressed % 6 === 5 ? 'Space' : key)
    await sleep(pauseMs)
  }
  const waits = await page.evaluate<number[]>('window.editorBench.takePresses()')
  if (waits.length < count) throw new Error(`Only ${waits.length} of ${count} keys were painted.`)
  return waits
}

let version = 0

/** Milliseconds from the press on the button until a visitor reads the new headline. */
async function publish(page: Page, address: string): Promise<number> {
  const text = `Fassung ${(version += 1)} von heute`
  await editText(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
  await page.locator('[data-publication="changed"]').waitFor()
  await page.locator('[data-save="saved"]').waitFor()
  const visitor = await openVisitor(address)
  const { x, y } = await page.evaluate<{ x: number; y: number }>(
    "window.editorBench.placeOf('Veröffentlichen')",
  )
  await page.mouse.click(x, y)
  const seenAt = await visitor.waitFor(text)
  const pressedAt = await page.evaluate<number>('window.editorBench.clickedAt()')
  await page.locator('[data-publication="published"]').waitFor()
  return seenAt - pressedAt
}

/** A visitor who asks for the page again and again, as a browser does that has a copy of it: what has not changed is not sent. */
async function openVisitor(address: string) {
  let etag = ''
  async function read(): Promise<string | undefined> {
    const headers = {
      accept: 'text/html',
      // As browsers do over HTTPS; Node asks for gzip only.
      'accept-encoding': 'br',
      ...(etag !== '' && { 'if-none-match': etag }),
    }
    const response = await fetch(address, { headers })
    if (response.status === 304) return undefined
    if (response.status !== 200) throw new Error(`The page responded with ${response.status}.`)
    etag = response.headers.get('etag') ?? ''
    return response.text()
  }
  await read()
  return {
    /** When the page contained a text, in milliseconds since 1970. */
    async waitFor(text: string): Promise<number> {
      const until = performance.now() + limitMs
      while (!(await read())?.includes(text)) {
        if (performance.now() > until) throw new Error('What was published is not seen.')
        await sleep(pollMs)
      }
      return Date.now()
    },
  }
}
