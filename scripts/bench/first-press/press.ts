import type { Browser, Page } from '@playwright/test'
import { devices } from '@playwright/test'

export type Press = {
  path: string
  /** Selector of the pressed control. */
  control: string
  /** Selector of what appears as the effect. */
  effect: string
}

export type When = 'painted' | 'taken over'

/** Lighthouse's slow phone, throttled in the browser: a CPU four times slower, on Slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
const limitMs = 15_000

/**
 * Milliseconds from a press to its effect on a first visit, by the page's clock; undefined if there is none. Sections far below are laid
 * out only once they come near, so that a jump down to the control may move it just when it is pressed: such a press has `missed` it.
 */
export async function press(
  browser: Browser,
  site: string,
  { path, control, effect, when }: Press & { when: When },
): Promise<number | 'missed' | undefined> {
  // The content security policy allows the site's own scripts, not those that a contender starts immediately.
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  try {
    // The consent banner must not cover the control.
    await context.addCookies([{ name: 'cc_cookie', value: decidedBefore(), url: site }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(`window.firstPress = ${JSON.stringify({ control, effect })}`)
    await page.addInitScript({ path: `${import.meta.dirname}/in-page.js` })
    await page.goto(site + path, { waitUntil: 'commit' })
    const place = await placeOf(page, when)
    await page.touchscreen.tap(place.x, place.y)
    return (await hasHit(page)) ? await effectMs(page) : 'missed'
  } finally {
    await context.close()
  }
}

/** The stored consent of a visitor who allowed only what is required. */
function decidedBefore(): string {
  const moment = new Date().toISOString()
  return encodeURIComponent(
    JSON.stringify({
      categories: ['required'],
      revision: 0,
      consentTimestamp: moment,
      lastConsentTimestamp: moment,
      consentId: '2f0c7e1e-5a34-4c0b-9a51-3f1f0c6b7a11',
      services: {},
    }),
  )
}

/** Waits until the control is painted, or hydrated, and returns its centre. */
async function placeOf(page: Page, when: When): Promise<{ x: number; y: number }> {
  const handle = await page.waitForFunction(
    `window.firstPress.place(${when === 'taken over'})`,
    undefined,
    { polling: 'raf', timeout: 60_000 },
  )
  return (await handle.jsonValue()) as { x: number; y: number }
}

/** Whether the press was on the control; not if another page has been opened by it. */
async function hasHit(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction('window.firstPress.wasHit() !== undefined', undefined, {
      timeout: limitMs,
    })
    return await page.evaluate<boolean>('window.firstPress.wasHit()')
  } catch {
    return false
  }
}

async function effectMs(page: Page): Promise<number | undefined> {
  try {
    const handle = await page.waitForFunction('window.firstPress.waited()', undefined, {
      timeout: limitMs,
    })
    return (await handle.jsonValue()) as number
  } catch {
    return undefined
  }
}
