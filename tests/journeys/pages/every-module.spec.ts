import { expect } from '@playwright/test'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { fixedPages, type Language, recordProblems } from '#support/pages.ts'

const { modules } = fixedPages

const languages: Language[] = ['de', 'en']

test('M-03 M-04 the page of all modules shows every kind and variant @core', async ({ page }) => {
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
  // The tour itself may be among the next dates.
  await expect(main.getByText('in den ehemaligen Kohlenkeller')).toHaveCount(3)
})

for (const language of languages) {
  test(`M-06 M-09 L-15 in ${language} every kind together requests no other host, shifts no layout, logs no error`, async ({
    page,
    baseURL,
  }) => {
    const problems = recordProblems(page, baseURL ?? '')
    await page.addInitScript(() => {
      const shifts: Shifts = { sum: 0, moved: [] }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
          if (entry.hadRecentInput) continue
          shifts.sum += entry.value
          // Words change their width when the font loads; nothing may shift vertically.
          for (const { node, previousRect, currentRect } of entry.sources) {
            const isMoved = Math.abs(previousRect.top - currentRect.top) > 1
            if (isMoved && node instanceof Element) shifts.moved.push(node.outerHTML.slice(0, 200))
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(modules[language])
    await waitForIdle(page)
    for (const part of await page.locator('main [data-module]').all()) {
      await part.scrollIntoViewIfNeeded()
    }
    await waitForIdle(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
    expect(shifts.moved).toEqual([])
    expect(shifts.sum).toBeLessThan(0.05)
    const sizeless = await page
      .locator('main img:not([width]), main img:not([height]), main video:not([width])')
      .evaluateAll((all) => all.map((one) => one.outerHTML))
    expect(sizeless).toEqual([])
    expect(await page.locator('main img').count()).toBeGreaterThan(30)
    expect(problems).toEqual([])
  })
}

type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }

type Shift = { value: number; hadRecentInput: boolean; sources: Moved[] }

type Shifts = { sum: number; moved: string[] }

test('L-15 E-01 a visitor’s page loads nothing of the editor @core', async ({ page, baseURL }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto(modules.de)
  await waitForIdle(page)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    const code = await (await page.request.get(new URL(script, baseURL).href)).text()
    expect(/slate/i.test(code), script).toBe(false)
  }
})
