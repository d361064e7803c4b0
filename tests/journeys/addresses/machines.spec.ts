import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { stack } from '#support/stack.ts'
import { firstEventPath } from '#support/pages.ts'

const origin = stack.backendUrl

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-04 an event has a link to its calendar file @core', async ({ page, request }) => {
    const path = await firstEventPath(request, 'de')
    await page.goto(path)
    const awaited = page.waitForEvent('download')
    await page.getByRole('link', { name: 'In den Kalender' }).click()
    const download = await awaited
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d{2}-\d{2}\.ics$/)
    const calendar = await readFile(await download.path(), 'utf8')
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(calendar).toContain(`UID:event-${path.split('/').at(-1)}@`)
  })
})

test('R-03 pages link their feeds in the head, and the feeds exist @core', async ({
  page,
  request,
}) => {
  for (const [programme, label] of [
    ['/de/programm', 'Als RSS-Feed abonnieren'],
    ['/en/events', 'Subscribe by RSS'],
  ] as const) {
    await page.goto(programme)
    const rss = page.locator('link[rel=alternate][type="application/rss+xml"]')
    await expect(rss).toHaveAttribute('title', label)
    const calendar = page.locator('link[rel=alternate][type="text/calendar"]')
    for (const [link, type] of [
      [rss, 'application/rss+xml; charset=utf-8'],
      [calendar, 'text/calendar; charset=utf-8'],
    ] as const) {
      const response = await request.get((await link.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe(type)
    }
  }
})

test('a calendar is sent again only when it has changed', async ({ request }) => {
  const first = await request.get('/de/programm/kalender.ics')
  const etag = first.headers()['etag'] ?? ''
  const again = await request.get('/de/programm/kalender.ics', {
    headers: { 'if-none-match': etag },
  })
  expect(again.status()).toBe(304)
})

test('P-02 the calendar of a filtered programme has only its events', async ({ request }) => {
  const categories = async (address: string) => {
    const calendar = unfold(await (await request.get(address)).text())
    return [...calendar.matchAll(/^CATEGORIES:(.*)$/gm)].map(([, name]) => name)
  }
  const all = new Set(await categories('/de/programm/kalender.ics'))
  expect(all.size).toBeGreaterThan(1)
  const chosen = await categories('/de/programm/kalender.ics?genre=1')
  expect(chosen.length).toBeGreaterThan(0)
  expect(new Set(chosen).size).toBe(1)
})

for (const { list, path, name } of [
  { list: 'productions', path: ['/de/produktionen', '/en/productions'], name: 'title' },
  { list: 'series', path: ['/de/series', '/en/series'], name: 'name' },
] as const) {
  test(`P-02 one of the ${list} has its own calendar with its name, linked from its page`, async ({
    page,
    request,
  }) => {
    for (const [index, language] of (['de', 'en'] as const).entries()) {
      const found = await (await request.get(`${origin}/${language}/api/${list}/`)).json()
      const [entity] = (found.results ?? found) as { id: number; slug: string; name: string }[]
      const { id, slug, [name as 'name']: called } = entity!
      const file = language === 'de' ? 'kalender.ics' : 'calendar.ics'
      const address = `${path[index]}/${slug}/${id}`
      await page.goto(address)
      const named = page.locator('link[rel=alternate][type="text/calendar"]')
      await expect(named).toHaveAttribute('href', new RegExp(`${address}/${file}$`))
      const label = (await named.getAttribute('title')) ?? ''
      await expect(page.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `${address}/${file}`,
      )
      const response = await request.get(`${address}/${file}`, { maxRedirects: 0 })
      expect(response.status()).toBe(200)
      const calendar = unfold(await response.text()).replaceAll('\\', '')
      expect(calendar).toContain(`X-WR-CALNAME:${called}`)
      expect(calendar).toContain('BEGIN:VEVENT')
    }
  })
}

for (const path of [
  '/de/programm/x/999999999/kalender.ics',
  '/de/produktionen/x/999999999/kalender.ics',
  '/de/series/x/999999999/kalender.ics',
]) {
  test(`R-17 ${path} is not found, and says so in a few bytes`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toBe('Not found')
  })
}

for (const path of [
  '/de/view/events-calendar',
  '/sitemap/event-9999.xml',
  '/sitemap/anything.xml',
]) {
  test(`R-17 ${path} is not found`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('Diese Bühne ist leer.')
  })
}

test('R-22 a calendar under a wrong slug, or the other language’s path, redirects to the right one', async ({
  request,
}) => {
  const path = await firstEventPath(request, 'en')
  const id = path.split('/').at(-1)
  const wrong = await request.get(`/en/events/wrong/${id}/calendar.ics`, { maxRedirects: 0 })
  expect(wrong.status()).toBe(301)
  expect(wrong.headers()['location']).toBe(`${path}/calendar.ics`)
  const german = await request.get(`/en/programm/wrong/${id}/kalender.ics`)
  expect(new URL(german.url()).pathname).toBe(`${path}/calendar.ics`)
  expect(german.status()).toBe(200)
})

test('the sitemap lists every page in both languages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, map = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const files = locationsIn(await (await request.get(new URL(map).pathname)).text())
  expect(files.length).toBeGreaterThan(1)
  const pages: string[] = []
  for (const file of files) {
    const text = await (await request.get(new URL(file).pathname)).text()
    const found = locationsIn(text)
    expect(text.match(/hreflang="de"/g)).toHaveLength(found.length)
    expect(text.match(/hreflang="en"/g)).toHaveLength(found.length)
    pages.push(...found)
  }
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.map((page) => new URL(page).pathname)).toEqual(
    expect.arrayContaining(['/de', '/en/events', await firstEventPath(request, 'de')]),
  )
  const kinds = ['programm', 'produktionen', 'team', 'series', 'venues']
  for (const page of [
    pages[0]!,
    pages.at(-1)!,
    ...kinds.map((kind) => pages.find((one) => one.includes(`/de/${kind}/`)) ?? `/missing/${kind}`),
  ]) {
    const { pathname } = new URL(page, files[0])
    expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200)
  }
})

test('a shared link shows a picture of the size that other sites expect', async ({ request }) => {
  const map = locationsIn(await (await request.get('/sitemap/event-1.xml')).text())
  const metaContent = (html: string, property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1]
  for (const address of map.slice(0, 50)) {
    const html = await (await request.get(new URL(address).pathname)).text()
    const image = metaContent(html, 'image')
    // Without a picture of its own a page shares that of the theatre.
    if (!image || image.endsWith('.png')) continue
    expect([metaContent(html, 'image:width'), metaContent(html, 'image:height')]).toEqual([
      '1200',
      '630',
    ])
    const picture = await request.get(new URL(image).pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    return
  }
  throw new Error('None of fifty events has a picture.')
})

/** Lines of a calendar are folded at 75 bytes. */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '')

const locationsIn = (map: string) =>
  [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location!)
