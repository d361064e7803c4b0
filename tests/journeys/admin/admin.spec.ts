import { expect, type Page } from '@playwright/test'
import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { ruleMessages } from '@foyer/schema/shapes/rule-messages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { changeField, readRow, removeRows, statusOfRow } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { changedField, fillForm } from './fill-form.ts'
import { walkedDefinitions } from './walked-definitions.ts'
import { watchPolicy } from './watch-policy.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function logIn(page: Page, words: { username: string; password: string; send: string }) {
  await page.getByLabel(words.username).fill(editor.username)
  await page.getByLabel(words.password).fill(editor.password)
  await button(page, words.send).click()
}

const german = { username: 'Benutzername', password: 'Passwort', send: 'Anmelden' }

type Words = Record<'add' | 'save' | 'history' | 'conflict' | 'take' | 'delete' | 'restore', string>
const words: Record<LocaleCode, Words & { added: RegExp; changed: RegExp }> = {
  de: {
    add: 'Anlegen',
    save: 'Speichern',
    history: 'Verlauf',
    added: /Angelegt von/,
    changed: /^.*Geändert von .*: /,
    conflict: 'Jemand hat das inzwischen geändert',
    take: 'Gespeichertes übernehmen',
    delete: 'Löschen',
    restore: 'Wiederherstellen',
  },
  en: {
    add: 'Create',
    save: 'Save',
    history: 'History',
    added: /Added by/,
    changed: /^.*Changed by .*: /,
    conflict: 'Somebody has changed this in the meantime',
    take: 'Take what is stored',
    delete: 'Delete',
    restore: 'Restore',
  },
}

test('X-12 staff list, add, change, delete and restore rows of resources, in German', async ({
  page,
}) => {
  await walkAll(page, 'de')
})

test('X-12 staff list, add, change, delete and restore rows of all resources in English too @full', async ({
  page,
}) => {
  await walkAll(page, 'en')
})

async function walkAll(page: Page, locale: LocaleCode): Promise<void> {
  const definitions = walkedDefinitions()
  test.setTimeout(60_000 + definitions.length * 60_000)
  const violations = await watchPolicy(page)
  const opened = await page.goto('/admin/persons')
  expect(opened?.headers()['cache-control']).toBe('private, no-store')
  await expect(heading(page)).toHaveText('Anmelden')
  await expectNoA11yViolations(page)
  await logIn(page, german)
  await expect(heading(page)).toHaveText('Personen')
  if (locale === 'en') await button(page, 'English').click()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)

  for (const [index, definition] of definitions.entries()) {
    await test.step(definition.resource, () =>
      walkThrough(page, definition, { locale, isFirst: index === 0 }),
    )
  }
  expect(violations()).toEqual([])
}

/** The dialogs are the same for all resources, so that those of the first one are examined for all. */
async function walkThrough(
  page: Page,
  definition: ResourceDefinition,
  { locale, isFirst }: { locale: LocaleCode; isFirst: boolean },
): Promise<void> {
  const { resource, pluralName } = definition
  const say = words[locale]
  await page.goto(`/admin/${resource}`)
  await expect(heading(page)).toHaveText(pluralName[locale])
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectNoA11yViolations(page)

  await main(page).getByRole('link', { name: say.add, exact: true }).click()
  await expect(heading(page)).toHaveText(
    locale === 'de' ? `${definition.name.de} anlegen` : `Create ${definition.name.en}`,
  )
  await button(page, say.save).click()
  await expect(main(page).getByText(ruleMessages.required[locale]).first()).toBeVisible()
  // The first control with a problem has the focus, and its list is open if it finds other rows.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectNoA11yViolations(page)

  await fillForm(page, definition, locale)
  await button(page, say.save).click()
  await expect(page).toHaveURL(new RegExp(`/admin/${resource}/\\d+$`))
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expect(main(page).getByRole('heading', { name: say.history })).toBeVisible()
  await expect(main(page).getByText(say.added)).toBeVisible()
  await expectNoA11yViolations(page)

  const { label, name, theirs, mine } = changedField(definition, locale)
  const control = main(page).getByLabel(label, { exact: true })
  await control.fill(String(mine))
  await changeField(page.request, { resource, id, name, value: theirs })
  await button(page, say.save).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say.conflict)
  if (isFirst) await expectNoA11yViolations(page)
  await dialog.getByRole('button', { name: say.take }).click()
  await expect(dialog).toHaveCount(0)
  await expect(control).not.toHaveValue(String(mine))
  await control.fill(String(mine))
  await button(page, say.save).click()
  await expect(main(page).getByText(say.changed).nth(1)).toBeVisible()

  await button(page, say.delete).click()
  await expect(heading(page)).toHaveText(pluralName[locale])
  await expect.poll(() => statusOfRow(page.request, resource, id)).toBe(404)
  await button(page, say.restore).click()
  await expect.poll(() => statusOfRow(page.request, resource, id)).toBe(200)

  const restored = await readRow(page.request, resource, id)
  expect(JSON.stringify(restored)).toContain(JSON.stringify(mine))
  await removeRows(page.request, [[resource, id]])
}

test('X-12 what was typed stays when the session ends, and a rule of the origin stands beside its field @core', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await page.goto('/admin/redirects/create')
  await logIn(page, german)
  await button(page, 'English').click()
  await expect(heading(page)).toHaveText('Create Redirect')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.getByLabel('Language *').click()
  await page.getByRole('option', { name: 'German' }).click()
  await page.getByLabel('Old path *').fill('/de/umweg')
  await page.getByLabel('New path *').fill('/de/umweg')
  await page.context().clearCookies({ name: 'sessionid' })
  await button(page, 'Save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your session has ended')
  await dialog.getByLabel('Username').fill(editor.username)
  await dialog.getByLabel('Password').fill(editor.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Old path *')).toHaveValue('/de/umweg')

  await button(page, 'Save').click()
  await expect(main(page).getByText('The old path and the new one are the same.')).toBeVisible()
  await expectNoA11yViolations(page)
  expect(violations()).toEqual([])
})

test('X-12, E-11 the list is searched, on a phone too, its rows lead to their pages, and these back to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin/persons')
  await logIn(page, german)
  await main(page).getByRole('textbox', { name: 'Suchen' }).fill('aalb')
  await expect(main(page).getByRole('link', { name: /Aalbæk/ })).toHaveCount(1)
  await expect(main(page).getByRole('link', { name: /Ahammer/ })).toHaveCount(0)
  await expectNoA11yViolations(page)
  await main(page)
    .getByRole('link', { name: /Aalbæk/ })
    .click()
  await expect(main(page).getByLabel('Nachname *')).toHaveValue('Aalbæk')
  await expectNoA11yViolations(page)
  await main(page)
    .getByRole('link', { name: /^Auf der Website ansehen/ })
    .click()
  await expect(heading(page)).toContainText('Aalbæk')

  await page.setViewportSize({ width: 1280, height: 800 })
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?edit`)
  const header = page.getByRole('region', { name: 'Seite bearbeiten' })
  await header.getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header.getByRole('link', { name: 'In der Verwaltung bearbeiten' }).click()
  await expect(main(page).getByLabel('Nachname *')).toHaveValue('Aalbæk')
})
