import { expect, type Page } from '@playwright/test'
import { widthAt } from '#support/appearances.ts'
import { withEmptyCategory } from '#support/house/article-category.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { headline, recordProblems } from '#support/pages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const lists = { de: '/de/mediathek-de', en: '/en/mediathek-en' } as const
const articlePath = /\/(?:de\/mediathek-de|en\/mediathek-en)\/[a-z0-9-]+\/\d+$/

const rows = (page: Page) => page.getByRole('article')
const ways = (page: Page) => page.getByRole('navigation', { name: 'Rubriken des Magazins' })
const titleOf = (page: Page, index: number) =>
  rows(page).nth(index).getByRole('heading').getByRole('link')

test('R-08 S-05 more articles are appended in place, by keyboard too @core', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto(lists.de)
  await expect(headline(page)).toHaveText('Magazin')
  await expect(rows(page)).toHaveCount(12)
  await page.getByRole('link', { name: 'Mehr laden' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(24)
  await expect(titleOf(page, 12)).toBeFocused()
  await expect(page).toHaveURL(/\/de\/mediathek-de$/)
  const links = await rows(page).getByRole('heading').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(new Set(paths).size, 'no article stands twice').toBe(24)
  expect(problems).toEqual([])
})

test('R-09 S-05 a category lists its articles only, and has its other language', async ({
  page,
}) => {
  await page.goto(lists.de)
  await ways(page).getByRole('link', { name: 'Werkstatt' }).click()
  await expect(page).toHaveURL(/\/de\/mediathek-de\/categories\/werkstatt\/\d+$/)
  await expect(headline(page)).toHaveText('Werkstatt')
  await expect(ways(page).getByRole('link', { name: 'Werkstatt' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  for (const row of await rows(page).all()) await expect(row).toContainText('Werkstatt')
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL(/\/en\/mediathek-en\/categories\/workshop\/\d+$/)
  await expect(headline(page)).toHaveText('Workshop')
})

test('R-09 a category without articles is a page that says so', async ({ page }) => {
  const words = {
    name: { de: 'Leeres Fach', en: 'Empty shelf' },
    slug: { de: 'leeres-fach', en: 'empty-shelf' },
  }
  await withEmptyCategory(words, async (id) => {
    await expect
      .poll(
        async () => (await page.goto(`/de/mediathek-de/categories/leeres-fach/${id}`))?.status(),
        waitForChange,
      )
      .toBe(200)
    await expect(headline(page)).toHaveText('Leeres Fach')
    await expect(page.getByText('Hier ist noch nichts erschienen.')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('link', { name: /English/ }).click()
    await expect(page).toHaveURL(`/en/mediathek-en/categories/empty-shelf/${id}`)
    await expect(headline(page)).toHaveText('Empty shelf')
  })
})

test('R-09 S-05 the tag index links to the articles', async ({ page }) => {
  await page.goto(lists.de)
  await ways(page).getByRole('link', { name: 'Schlagwörter' }).click()
  await expect(page).toHaveURL(/\/de\/mediathek-de\/tags$/)
  const tags = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d+ Artikel$/ })
  expect(await tags.count()).toBeGreaterThan(10)
  const tag = tags.filter({ hasText: 'Oper' }).first()
  const count = Number.parseInt((await tag.getByText(/Artikel$/).textContent()) ?? '')
  await tag.getByRole('link').click()
  await expect(headline(page)).toHaveText('Zum Thema: Oper')
  await expect(rows(page)).toHaveCount(Math.min(12, count))
})

test('R-09 S-05 an article shows author, day and reading time, and links to its subjects @core', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto(lists.de)
  await page.getByRole('link', { name: 'Erst reden, dann singen' }).click()
  await expect(page).toHaveURL(articlePath)
  await expect(headline(page)).toHaveText('Erst reden, dann singen')
  const article = page.getByRole('article').first()
  await expect(article).toContainText('Von Ilse Drabek')
  await expect(article).toContainText(/\d Minuten Lesezeit/)
  await expect(article.getByRole('heading', { name: 'Eine Notlüge in Ungarisch' })).toBeVisible()
  await expect(article.locator('blockquote')).toContainText(
    'wenn alle lügen und das Orchester die Wahrheit kennt',
  )
  await expect(page.getByRole('heading', { name: 'Weiterlesen' })).toBeVisible()
  expect(problems).toEqual([])
  await page.getByRole('link', { name: 'Die Fledermaus', exact: true }).first().click()
  await expect(page).toHaveURL(/\/de\/produktionen\/die-fledermaus\/\d+$/)
})

test('R-24 S-05 the language switch leads to the same article, and a wrong slug redirects @core', async ({
  page,
  request,
}) => {
  await page.goto(lists.de)
  await page.getByRole('link', { name: 'Erst reden, dann singen' }).click()
  await expect(page).toHaveURL(articlePath)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL(new RegExp(`/en/mediathek-en/first-talk-then-sing/${id}$`))
  await expect(headline(page)).toHaveText('First Talk, Then Sing')
  const right = `/de/mediathek-de/erst-reden-dann-singen/${id}`
  for (const wrong of [
    `/de/mediathek-de/falsch/${id}`,
    `/de/mediathek-de/first-talk-then-sing/${id}`,
  ]) {
    const response = await request.get(wrong, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, right])
  }
  const elsewhere = await request.get(`/de/mediathek-en/erst-reden-dann-singen/${id}`, {
    maxRedirects: 0,
  })
  expect([301, 308]).toContain(elsewhere.status())
  expect((await request.get('/de/mediathek-de/nirgends/999999')).status()).toBe(404)
  expect((await request.get('/de/mediathek-de?page=900')).status()).toBe(404)
  expect((await request.get('/de/mediathek-de/tags/nirgends/999999')).status()).toBe(404)
})

test('P-10 P-11 productions and their events list their articles', async ({ page }) => {
  await page.goto(lists.de)
  await page.getByRole('link', { name: 'Erst reden, dann singen' }).click()
  await page.getByRole('link', { name: 'Die Fledermaus', exact: true }).first().click()
  const blog = page.getByRole('region', { name: 'Aus dem Magazin' })
  await expect(blog.getByRole('link', { name: 'Erst reden, dann singen' })).toBeVisible()
  await page.getByRole('region', { name: 'Termine' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/de\/programm\/die-fledermaus\/\d+$/)
  await blog.getByRole('link', { name: 'Erst reden, dann singen' }).click()
  await expect(page).toHaveURL(/\/de\/mediathek-de\/erst-reden-dann-singen\/\d+$/)
})

test('R-08 R-09 articles have JSON-LD, Open Graph, a feed and sitemap entries', async ({
  page,
  request,
}) => {
  await page.goto(lists.en)
  await page.getByRole('link', { name: 'First Talk, Then Sing' }).click()
  await expect(page).toHaveURL(articlePath)
  const { pathname } = new URL(page.url())
  await page.reload()
  const markups = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = markups
    .map((markup) => JSON.parse(markup))
    .find((markup) => markup['@type'] === 'Article')
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'First Talk, Then Sing',
    author: { name: 'Ilse Drabek' },
    inLanguage: 'en-GB',
  })
  expect(Date.parse(data.datePublished)).toBeLessThan(Date.now())
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="article:author"]')).toHaveAttribute(
    'content',
    'Ilse Drabek',
  )

  const feed = await request.get('/en/mediathek-en/feed.rss')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect(await feed.text()).toContain(`${pathname}</link>`)
  const map = await (await request.get('/sitemap/article-1.xml')).text()
  expect(map).toMatch(new RegExp(`${pathname}</loc><lastmod>`))
})

test('M-03 the page of modules shows articles as teasers and highlights', async ({ page }) => {
  await page.goto('/de/bausteine')
  const teaser = page.getByRole('link', { name: 'Viertausend Liter' })
  await expect(teaser.first()).toHaveAttribute('href', /\/de\/mediathek-de\/viertausend-liter\/\d+/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-08 S-05 the magazine can be paged in both directions, and an article is complete @core', async ({
    page,
  }) => {
    await page.goto(lists.de)
    const first = (await titleOf(page, 0).textContent()) ?? ''
    await page.getByRole('link', { name: 'Mehr laden' }).click()
    await expect(page).toHaveURL(/\/de\/mediathek-de\?page=2$/)
    await expect(titleOf(page, 0)).not.toHaveText(first)
    await page.getByRole('link', { name: 'Neuere Artikel' }).click()
    await expect(page).toHaveURL(/\/de\/mediathek-de$/)
    await titleOf(page, 0).click()
    await expect(headline(page)).toHaveText(first)
    await expect(page.getByRole('article').first()).toContainText('Lesezeit')
  })
})

const pages = {
  list: async () => lists.de,
  'English list': async () => lists.en,
  tags: async () => `${lists.de}/tags`,
  article: async (page: Page) => {
    await page.goto(lists.de)
    return (await titleOf(page, 0).getAttribute('href')) ?? ''
  },
}

for (const [turn, [name, pathOf]] of Object.entries(pages).entries()) {
  test(`R-08 R-09 magazine, ${name} has no accessibility violation, at widths by turns`, async ({
    page,
  }) => {
    await page.goto(await pathOf(page))
    await expect(headline(page)).toHaveCount(1)
    for (const { width } of widthAt(turn)) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoA11yViolations(page)
    }
  })
}
