import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request as http } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { ask, logIn } from '#support/house/editor.ts'
import { expireOne } from '#support/house/previews.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'

type Preview = { id: number; token: string }

const main = (page: Page) => page.getByRole('main')
const written = (page: Page) => main(page).getByRole('heading', { level: 2 })

const places = {
  de: { path: 'vorschau', ended: 'Diese Vorschau ist beendet.', home: 'Zur Startseite' },
  en: { path: 'preview', ended: 'This preview has ended.', home: 'To the home page' },
} as const
type Language = keyof typeof places

/** A page with a published and another drafted headline, and an editor who works on it at the origin. */
async function startDraft(language: Language) {
  const editor = await http.newContext()
  await logIn(editor)
  const page = await publishPage({ path: `probe-${randomUUID().slice(0, 8)}`, modules: [] })
  const document = `/${language}/pageeditor-api/document/${page.slug}`
  const add = async (content: string, rank: string) => {
    const module = randomUUID()
    const place = { parent: null, column: null, rank }
    const added = { kind: 'headline', version: 1, place, fields: { content, headline_level: 2 } }
    const operation = { id: randomUUID(), type: 'add', module, modules: { [module]: added } }
    await ask(editor, {
      path: `${document}/operations`,
      data: { since: 0, operations: [operation] },
    })
  }
  const call = (below: string, data: object) => ask(editor, { path: document + below, data })
  await add('Eins', 'a0')
  await call('/publish', {})
  await add('Zwei in Arbeit', 'a1')
  return {
    ...page,
    editor,
    call,
    addressOf: ({ token }: Preview) => `/${language}/${places[language].path}/${token}`,
    preview: async (data: object = {}) => (await call('/previews', data)) as Preview,
    async end() {
      await page.remove()
      await editor.dispose()
    },
  }
}

async function expectGone(page: Page, address: string, language: Language) {
  const response = await page.goto(address)
  expect(response?.status()).toBe(410)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(headline(page)).toHaveText(places[language].ended)
  await expect(page).toHaveTitle(new RegExp(`^${places[language].ended.replace('.', '\\.')}`))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(main(page)).not.toContainText('Eins')
}

for (const language of byTurns(['de', 'en'] as const, 0)) {
  test(`E-09 a preview in ${language} is opened by its link without log-in, and is 410 when it was revoked or has expired @core`, async ({
    page,
  }) => {
    const draft = await startDraft(language)
    const preview = await draft.preview()
    const address = draft.addressOf(preview)
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(written(page)).toHaveText(['Eins', 'Zwei in Arbeit'])
    await expect(main(page).getByRole('note')).toBeVisible()
    await expectNoA11yViolations(page)

    await draft.call('/previews/revoke', { number: preview.id })
    await expectGone(page, address, language)
    for (const width of [320, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoA11yViolations(page)
    }

    const other = await draft.preview()
    await expireOne(other.id)
    await expectGone(page, draft.addressOf(other), language)
    await main(page).getByRole('link', { name: places[language].home }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))

    const unknown = await page.goto(draft.addressOf({ id: 0, token: '0'.repeat(64) }))
    expect(unknown?.status()).toBe(404)
    await draft.end()
  })
}

test('E-09 a preview at a moment shows what is published by then', async ({ page }) => {
  const draft = await startDraft('de')
  await draft.call('/schedule', { action: 'publish', at: '2031-03-30T03:00:00+02:00' })
  const before = await draft.preview({ at: '2031-03-30T01:59:00+01:00' })
  const after = await draft.preview({ at: '2031-03-30T03:00:00+02:00' })
  await page.goto(draft.addressOf(before))
  await expect(written(page)).toHaveText(['Eins'])
  await page.goto(draft.addressOf(after))
  await expect(written(page)).toHaveText(['Eins', 'Zwei in Arbeit'])
  await draft.end()
})

test('E-09 M-11 a preview of a deleted page is 410 until the page is restored', async ({
  page,
}) => {
  const draft = await startDraft('de')
  const address = draft.addressOf(await draft.preview())
  const pages = `/de/pageeditor-api/pages/${draft.slug.replace('page-', '')}`
  await change(draft.editor, `${pages}/delete`)
  await expectGone(page, address, 'de')
  await change(draft.editor, `${pages}/restore`)
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(written(page)).toHaveText(['Eins', 'Zwei in Arbeit'])
  await draft.end()
})

const change = (editor: APIRequestContext, path: string) => ask(editor, { path, data: {} })
