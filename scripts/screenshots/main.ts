import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import { type Shot, writeContactSheet } from './contact-sheet.ts'
import { findPath, type Language, pageTypes } from './page-types.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    to: { type: 'string', default: 'test-results/screenshots' },
    widths: { type: 'string', default: '320,390,768,1280,1536,1600' },
    languages: { type: 'string', default: 'de,en' },
    schemes: { type: 'string', default: 'light,dark' },
    /** How much of a page is shown, in windows; 0 for all of it. */
    windows: { type: 'string', default: '2' },
  },
})

/** How long pictures may load. */
const picturesMs = 5000

/** An expression of the page: pictures that are not in view do not load. */
const picturesAreLoaded = `[...document.images].every((image) => {
  const { top, width } = image.getBoundingClientRect()
  return image.complete || width === 0 || top > innerHeight
})`

const { site, to } = values
const folder = resolve(to)
const list = (text: string) => text.split(',').filter(Boolean)

/**
 * Pictures of every page type of a running site (or of those named), in every combination of language, width and colour scheme, and a
 * contact sheet of each type: for the eye.
 */
await mkdir(folder, { recursive: true })
const { executablePath, args, env } = await findBrowser(process.env)
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
try {
  for (const name of positionals.length > 0 ? positionals : pageTypes) {
    await writeContactSheet(browser, { folder, name, shots: await shotsOf(browser, name) })
    console.log(join(folder, `${name}.png`))
  }
} finally {
  await browser.close()
}

async function shotsOf(browser: Browser, name: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const language of list(values.languages) as Language[]) {
    const path = await findPath(site, { name, language })
    if (path === undefined) throw new Error(`No page ${name} in ${language}`)
    for (const scheme of list(values.schemes) as ('light' | 'dark')[]) {
      for (const width of list(values.widths).map(Number)) {
        const file = `${name}-${language}-${width}-${scheme}.png`
        await takeShot(browser, { path, width, scheme, file: join(folder, file) })
        shots.push({ file, caption: `${path} ${width} ${scheme}` })
      }
    }
  }
  return shots
}

async function takeShot(
  browser: Browser,
  shot: { path: string; width: number; scheme: 'light' | 'dark'; file: string },
): Promise<void> {
  const height = shot.width < 700 ? 800 : 900
  const page = await browser.newPage({
    viewport: { width: shot.width, height },
    colorScheme: shot.scheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.goto(site + shot.path, { waitUntil: 'load' })
  await page.addStyleTag({ content: '[data-consent-banner] { display: none }' })
  const full = await page.evaluate<number>('document.documentElement.scrollHeight')
  const shown =
    Number(values.windows) === 0 ? full : Math.min(full, height * Number(values.windows))
  // Pictures below the fold load when they come into view.
  await page.setViewportSize({ width: shot.width, height: shown })
  await page
    .waitForFunction(picturesAreLoaded, undefined, { timeout: picturesMs })
    .catch(() => console.warn(`A picture of ${shot.path} has not loaded.`))
  await page.setViewportSize({ width: shot.width, height })
  await page.screenshot({
    path: shot.file,
    fullPage: true,
    clip: { x: 0, y: 0, width: shot.width, height: shown },
    timeout: 20_000,
  })
  await page.close()
}
