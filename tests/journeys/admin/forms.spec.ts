import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { findRows, removeRows, statusOfRow } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { watchPolicy } from './watch-policy.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await button(page, 'Anmelden').click()
}

async function expectNoViolations(page: Page): Promise<void> {
  await waitForIdle(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectNoA11yViolations(page)
}

async function dragTo(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  await handle.hover()
  await page.mouse.down()
  await target.hover()
  await page.mouse.up()
}

test('X-12 S-06 staff build a form, visitors fill it in, and staff answer and delete the entry', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await page.clock.install()
  await logIn(page, '/admin/forms/create')
  await button(page, 'English').click()
  await expect(heading(page)).toHaveText('Create Form')
  await page.getByLabel('Title (German) *').fill('Führung buchen')
  await page.getByLabel('Title (English)').fill('Book a tour')
  const fields = page.getByRole('group', { name: 'Fields', exact: true })
  const addField = async (kind: string, label: string) => {
    await fields.getByRole('button', { name: 'Add', exact: true }).last().click()
    await page.getByLabel('Kind of field').last().click()
    await page.getByRole('option', { name: kind, exact: true }).click()
    await page.getByLabel('Label (German) *').last().fill(label)
  }
  await addField('E-mail address', 'Ihre Adresse')
  await addField('Text of one line', 'Ihr Name')
  await addField('Radio buttons', 'Wann?')
  // What is typed is seen beside it as visitors will see it, before it is saved.
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Book a tour' })).toBeVisible()
  await expect(preview.getByLabel('Repeat e-mail')).toBeVisible()
  await expect(preview.getByRole('group', { name: 'Wann?' })).toBeVisible()
  const choices = page.getByRole('group', { name: 'Choices', exact: true })
  await button(page, 'Save').click()
  await expect(main(page).getByText('Please add what can be chosen.')).toBeVisible()
  await button(choices, 'Add').click()
  await page.getByLabel('Choice (German) *').fill('Am Vormittag')
  await expect(preview.getByLabel('Am Vormittag')).toBeVisible()
  await expectNoViolations(page)
  // The last one goes up with the keyboard, the first one down by dragging it.
  await fields.getByRole('button', { name: 'Move up' }).last().focus()
  await page.keyboard.press('Enter')
  const handles = page.locator('[data-handle]')
  await dragTo(page, handles.first(), handles.last())
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/admin\/forms\/\d+$/)
  const form = idIn(page)

  await main(page)
    .getByRole('link', { name: /^See on site/ })
    .click()
  await expect(heading(page)).toHaveText('Book a tour')
  const shown = page.getByRole('form', { name: 'Book a tour' })
  await expect(shown.locator('legend, label').filter({ visible: true })).toContainText([
    'Wann?',
    'Am Vormittag',
    'Ihr Name',
    'Ihre Adresse',
  ])
  const address = page.url()
  await page.getByLabel('Am Vormittag').check()
  await page.getByLabel('Ihr Name').fill('Wilma Wal')
  await page.getByLabel('Ihre Adresse').fill('wilma@example.org')
  await page.getByLabel('Repeat').fill('wilma@example.org')
  await waitForIdle(page)
  await page.clock.fastForward('00:05')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()

  await page.goto(`/admin/form-entries?form=${form}`)
  await expect(heading(page)).toHaveText('Entries of forms')
  await expect(main(page).getByText('1 entry')).toBeVisible()
  await expect(main(page).getByText(/Wilma Wal/)).toBeVisible()
  await page.getByLabel('State').click()
  await page.getByRole('option', { name: 'Unread', exact: true }).click()
  await expect(page).toHaveURL(`/admin/form-entries?form=${form}&state=unread`)
  await page.getByLabel('Search', { exact: true }).fill('wilma')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('1 entry')).toBeVisible()
  expect(page.url()).not.toContain('wilma')
  const link = main(page).getByRole('link', { name: 'Export as CSV' })
  await expect(link).toHaveAttribute('href', /search=wilma&form=\d+&state=unread$/)
  const href = await link.getAttribute('href')
  const exported = async (query: string) =>
    (await (await page.request.get(href!.replace('state=unread', query))).text()).trim()
  expect((await exported('state=unread')).split('\n')).toHaveLength(2)
  expect((await exported('state=replied')).split('\n')).toHaveLength(1)
  await expectNoViolations(page)
  await main(page)
    .getByRole('link', { name: /^Book a tour/ })
    .click()
  await expect(main(page).getByText('Am Vormittag')).toBeVisible()
  const entry = idIn(page)
  await page.getByLabel('Text *').fill('Welcome on Monday!')
  await expectNoViolations(page)
  await button(page, 'Send the answer').click()
  await expect(main(page).getByText('Answered', { exact: true })).toBeVisible()

  await page.goto(`/admin/forms/${form}`)
  await page.getByLabel('Open', { exact: true }).uncheck()
  await page.getByLabel('Text while it is closed (English)').fill('Back in autumn.')
  await page.getByLabel('Text while it is closed (German)').fill('Wieder im Herbst.')
  await button(page, 'Save').click()
  await expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('Back in autumn.')
  }).toPass({ intervals: [50] })
  await button(page, 'Delete').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(['Entries: 1'])
  await button(dialog, 'Close').click()

  await page.goto(`/admin/form-entries/${entry}`)
  await button(page, 'Delete').click()
  await button(page.getByRole('dialog'), 'Confirm').click()
  await expect(main(page).getByText('0 entries')).toBeVisible()
  await removeRows(page.request, [['forms', form]])
  expect(await statusOfRow(page.request, 'forms', form)).toBe(404)
  expect(violations()).toEqual([])
})

test('X-12 S-05 staff add an article with its category, and its text is written in its page', async ({
  page,
}) => {
  await logIn(page, '/admin/articles/create')
  await expect(heading(page)).toHaveText('Artikel anlegen')
  await page.getByLabel('Titel (Deutsch) *').fill('Hinter dem Vorhang')
  await page.getByLabel('Erscheint am *').fill('2026-01-05T10:00')
  await page.getByRole('combobox', { name: 'Rubrik' }).focus()
  await page.keyboard.type('Werk')
  await expect(page.getByRole('option').first()).toHaveText(/Werkstatt/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/)
  const article = idIn(page)
  await expectNoViolations(page)
  await main(page).getByRole('link', { name: 'Text bearbeiten' }).click()
  await expect(page.getByRole('region', { name: 'Seite bearbeiten' })).toBeVisible()
  await expect(heading(page)).toContainText('Hinter dem Vorhang')

  await page.goto('/admin/articles?filter=%7B%22search%22%3A%22Vorhang%22%7D')
  await expect(
    main(page).getByRole('link', { name: 'Hinter dem Vorhang', exact: true }),
  ).toBeVisible()
  await expectNoViolations(page)
  const found = await findRows(page.request, 'articles', 'search=Hinter dem Vorhang')
  expect(found.map(({ id }) => id)).toContain(article)
  await removeRows(page.request, [['articles', article]])
})
