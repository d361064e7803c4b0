import { expect, type Page } from '@playwright/test'
import { addRow } from '#support/house/admin-rows.ts'
import { chooseRow } from './choose-row.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the form of a new person: adds a guest, draws the plan of a hall, and adds a production in which the guest is. Returns the venue and the production. */
export async function addProduction(
  page: Page,
  { key, title }: { key: string; title: string },
): Promise<{ hall: string; production: number }> {
  await page.getByLabel('Vorname').fill('Gisela')
  await page.getByLabel('Nachname *').fill(`Gast ${key}`)
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/admin\/persons\/\d+$/)

  const hall = `Wetterwarte ${key}`
  const venue = await addRow(page.request, 'venues', { name: { de: hall }, city: 'Linz' })
  const room = await addRow(page.request, 'rooms', { venue, name: { de: 'Warte' } })
  await page.goto(`/admin/rooms/${room}`)
  await page.getByLabel('Neue Platzgruppe').fill('Parkett')
  await button(page, 'Platzgruppe anlegen').click()
  await page.getByLabel('Anzahl der Plätze').fill('4')
  await button(page, 'Reihe hinzufügen').click()
  await button(page, 'Reihe hinzufügen').click()
  await expect(page.getByRole('option', { name: /^Reihe/ })).toHaveCount(8)
  await button(page, 'Speichern').click()
  await expect(page.getByText(/Geändert von .*: Saalplan/)).toBeVisible()

  await page.goto('/admin/productions/create')
  await page.getByLabel('Titel (Deutsch) *').fill(title)
  await page.getByLabel('Titel (Englisch)', { exact: true }).fill('The Frog')
  await page
    .getByRole('group', { name: 'Mitwirkende' })
    .getByRole('button', { name: 'Hinzufügen' })
    .click()
  await chooseRow(page, 'Person', `Gast ${key}`)
  await page.getByLabel('Wo *').click()
  await page.getByRole('option', { name: 'Besetzung' }).click()
  await page.getByLabel('Funktion oder Rolle (Deutsch) *').fill('Der Frosch (Gast)')
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/admin\/productions\/\d+$/)
  return { hall, production: Number(new URL(page.url()).pathname.split('/').at(-1)) }
}
