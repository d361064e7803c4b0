import { expect, type Page } from '@playwright/test'
import { publishPage } from '#support/house/cms-page.ts'
import { atRest } from '#support/at-rest.ts'
import { test } from '#support/journey.ts'
import { fixedPages, headline, type Language, watchForTrouble } from '#support/pages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const { modules } = fixedPages
const languages: Language[] = ['de', 'en']
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Sie sind hier' })

test('R-18 L-09 a page says where it lies from the first page down, and leads up and back', async ({
  page,
}) => {
  await page.goto('/de/haus/geschichte')
  await expect(headline(page)).toHaveText('Abend für Abend seit 1911')
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
    'Startseite',
    'Haus',
    'Geschichte',
  ])
  await expect(breadcrumb(page).getByRole('link', { name: 'Startseite' })).toHaveAttribute(
    'href',
    '/de',
  )
  await breadcrumb(page).getByRole('link', { name: 'Haus' }).click()
  await expect(headline(page)).toHaveText('Ein Haus für die ganze Stadt')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page).toHaveURL(/\/de\/haus\/geschichte$/)
  await expect(headline(page)).toHaveText('Abend für Abend seit 1911')
})

test('R-18 M-01 tabs lead to the pages beside a page', async ({ page }) => {
  await page.goto('/de/haus/geschichte')
  const tabs = page.getByRole('navigation', { name: 'Seiten dieses Bereichs' })
  await expect(tabs.getByRole('link')).toHaveText(['Spielorte', 'Geschichte', 'Barrierefreiheit'])
  await expect(tabs.locator('[aria-current]')).toHaveText('Geschichte')
  await tabs.getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(headline(page)).toHaveText('Kommen, sehen, hören, verstehen')
})

test('R-01 R-18 the other language is the same page', async ({ page }) => {
  await page.goto('/de/service/abonnements')
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'EN' }).click()
  await expect(page).toHaveURL(/\/en\/service\/subscriptions$/)
  await expect(headline(page)).toHaveText('Always the same seat')
})

test('M-01 search engines and shared links are told what a page is, where, and in which languages', async ({
  page,
}) => {
  await page.goto('/en/house')
  const origin = new URL(page.url()).origin
  const address = async (selector: string) =>
    new URL((await page.locator(selector).getAttribute('href'))!, origin).pathname
  expect(await address('link[rel=canonical]')).toBe('/en/house')
  expect(await address('link[hreflang=de]')).toBe('/de/haus')
  expect(await address('link[hreflang=en]')).toBe('/en/house')
  expect(await address('link[hreflang=x-default]')).toBe('/de/haus')
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  await expect(page).toHaveTitle(/The house/)
  expect(await content('description')).toContain('a house of 1911')
  expect(await content('og:title')).toContain('The house')
  const picture = await page.request.get(new URL((await content('og:image'))!).pathname)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})

test('R-16 the legal pages lie below the same words in both languages', async ({ page }) => {
  for (const [path, words] of [
    ['/de/agb', 'Allgemeine Geschäftsbedingungen'],
    ['/en/agb', 'Terms and conditions'],
    ['/de/datenschutz', 'Was wir von Ihnen wissen'],
    ['/en/datenschutz', 'What we know of you'],
    ['/de/impressum', 'Impressum'],
    ['/en/impressum', 'Imprint'],
  ] as const) {
    await page.goto(path)
    await expect(headline(page)).toHaveText(words)
    await expect(page.getByRole('main')).toContainText('Stadttheater Ennsfelden')
  }
})

test('R-18 M-11 there is no page at an unknown path, nor for visitors one that is not online', async ({
  request,
}) => {
  const probe = await publishPage({
    path: 'probe-entwurf',
    modules: [{ kind: 'headline', content: 'Noch nicht fertig' }],
  })
  try {
    expect((await request.get(probe.address)).status()).toBe(200)
    await probe.takeOffline()
    expect((await request.get('/de/gibt-es/nicht')).status()).toBe(404)
    // Nobody has asked for it in English, so that no cache can know it.
    const answer = await request.get('/en/probe-entwurf')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('Noch nicht fertig')
  } finally {
    await probe.remove()
  }
})

test('M-03 M-04 the page of all modules shows every kind and variant', async ({ page }) => {
  await page.goto(modules.de)
  const main = page.getByRole('main')
  const heading = (level: number, name: string) => main.getByRole('heading', { level, name })
  const link = (name: string | RegExp) => main.getByRole('link', { name })
  const seen = {
    'anchor-list': page.getByRole('navigation', { name: 'Auf dieser Seite' }),
    'headline 2': heading(2, 'Wörter'),
    'headline 3': heading(3, 'Dritte Ebene: ein Abschnitt'),
    'headline 4': heading(4, 'Vierte Ebene: eine Einzelheit'),
    'headline 5': heading(5, 'Fünfte Ebene: eine Fußnote'),
    text: main.getByText('einen Gedanken'),
    'link button': link('Karten kaufen'),
    'link centered': link('Zum Newsletter anmelden'),
    'link slider': link('Wer hier arbeitet'),
    'link link': link(/^Die Stadt Ennsfelden/),
    quote: main.getByRole('blockquote'),
    faq: main.locator('summary', { hasText: 'Wie lang darf eine Antwort sein?' }),
    html: main.getByRole('table', { name: 'Preise im Großen Haus' }),
    image: main.getByRole('figure').filter({ hasText: 'Plakat aus der Grafikwerkstatt' }).first(),
    'image-list slider': main.getByRole('group', { name: 'Bilder' }),
    'image-list grid': main.locator('ul[data-format=grid]'),
    'image-list masonry': main.locator('ul[data-format=masonry]'),
    'image-list parallax': main.locator('ul[data-format=parallax]'),
    'image-list semi-lazy': main.locator(
      'ul[data-format="semi_lazy"], ul[data-format="semi-lazy"]',
    ),
    'two-columns': main.getByText('Bild links, Text rechts.'),
    'logo-list': main.getByRole('img', { name: 'Verlag am Pegel' }).first(),
    'hero-media': heading(2, 'Die Fledermaus'),
    'full-teaser': main.getByText('Hinter dem Eisernen').first(),
    'teaser-list slider': main.getByRole('group', { name: 'Teaser' }),
    'teaser-list list': link('Kostümverkauf').last(),
    'blog-teaser-list': link('Viertausend Liter').first(),
    'self-hosted-audio': main.getByRole('button', { name: /Anhören.*Gong/ }),
    'self-hosted-video': main.locator('video[aria-label="Der Vorhang geht auf"]'),
    video: main.getByRole('button', { name: 'Von YouTube laden: Hamlet: der Trailer' }).first(),
    'video-list': main.getByRole('button', { name: 'Von Vimeo laden: Probe zu Rusalka' }),
    audio: main.getByRole('button', { name: /^Von Spotify laden/ }),
    viewer: main.getByRole('button', { name: /^Von Issuu laden/ }),
    'social-media': main.getByRole('button', { name: /^Von Instagram laden/ }),
    forms: main.getByRole('button', { name: /^Von HubSpot laden/ }),
    'event-list': main.locator('ol time').first(),
    'highlight-teasers': main.locator('ul[class*=posters] time').first(),
    'venue-list': link('Hofbühne').first(),
    venue: heading(2, 'Stadttheater').first(),
    'section 67-33': heading(3, '67\u00a0Prozent').first(),
    'section 25-50-25': heading(3, '25\u00a0Prozent').first(),
    'section over a picture': heading(3, '100\u00a0Prozent'),
  }
  for (const [kind, there] of Object.entries(seen)) await expect(there, kind).toBeVisible()
  await expect(main.getByRole('figure').filter({ hasText: 'Grafikwerkstatt' })).toHaveCount(3)
  await expect(main.getByText('Hinter dem Eisernen')).toHaveCount(3)
})

for (const language of languages) {
  test(`M-06 M-09 L-15 in ${language} every kind together asks nobody else, moves nothing, complains of nothing`, async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page, baseURL ?? '')
    await page.addInitScript(() => {
      const shifts: Shifts = { sum: 0, moved: [] }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
          if (entry.hadRecentInput) continue
          shifts.sum += entry.value
          // Words are wider or narrower when the typeface comes; up or down nothing may move.
          for (const { node, previousRect, currentRect } of entry.sources) {
            const isMoved = Math.abs(previousRect.top - currentRect.top) > 1
            if (isMoved && node instanceof Element) shifts.moved.push(node.outerHTML.slice(0, 200))
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(modules[language])
    await atRest(page)
    for (const part of await page.locator('main [data-module]').all()) {
      await part.scrollIntoViewIfNeeded()
    }
    await atRest(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
    expect(shifts.moved).toEqual([])
    expect(shifts.sum).toBeLessThan(0.05)
    const sizeless = await page
      .locator('main img:not([width]), main img:not([height]), main video:not([width])')
      .evaluateAll((all) => all.map((one) => one.outerHTML))
    expect(sizeless).toEqual([])
    expect(await page.locator('main img').count()).toBeGreaterThan(30)
    expect(trouble).toEqual([])
  })
}

type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type Shift = { value: number; hadRecentInput: boolean; sources: Moved[] }
type Shifts = { sum: number; moved: string[] }

test('L-15 E-01 a visitor’s page loads nothing of the editors’ tools', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto(modules.de)
  await atRest(page)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    const code = await (await page.request.get(new URL(script, baseURL).href)).text()
    expect(/slate/i.test(code), script).toBe(false)
  }
})

test('M-03 what editors have chosen stands below the posters of the first page', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/de', 'Was man von den Plätzen aus nicht sieht'],
    ['/en', 'What cannot be seen from the seats'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('blockquote')).toBeVisible()
    const urgent = page.locator('main img[fetchpriority=high]')
    await expect(urgent).toHaveCount(1)
  }
})

for (const path of ['/de/kontakt', '/en/press', '/de/haus/barrierefreiheit', '/en/datenschutz']) {
  test(`R-02 R-16 R-18 ${path} has no barrier on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(headline(page)).toHaveCount(1)
    await expectNoA11yViolations(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-02 L-15 a page of every kind is whole', async ({ page }) => {
    await page.goto(modules.en)
    await expect(headline(page)).toHaveText('What pages are made of')
    const main = page.getByRole('main')
    await main.locator('summary', { hasText: 'How long may an answer be?' }).click()
    await expect(main.getByText('read it out on the telephone')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Costume sale' }).first()).toBeVisible()
    await expect(main.getByRole('table', { name: 'Prices on the Main Stage' })).toBeVisible()
    await expect(main.locator('audio')).toBeVisible()
    await expect(main.getByRole('link', { name: /YouTube/ }).first()).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
  })
})
