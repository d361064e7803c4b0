import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { logIn, post } from '#support/house/editor.ts'
import { addPages } from '#support/house/page-tree.ts'

const canvas = (page: Page) => page.getByRole('region', { name: 'Modules of the page' })
export const module = (page: Page, name: RegExp) => canvas(page).getByRole('group', { name })
export const header = (page: Page) => page.getByRole('region', { name: 'Edit the page' })

type Module = { kind: string } & Record<string, unknown>
export const headline = (content: string): Module => ({
  kind: 'headline',
  content,
  headline_level: 2,
})

/** An English page of the test's own, with headlines and a section if nothing else is said, and an editor at it. */
export async function openEnglishEditor(
  page: Page,
  modules = [headline('One'), headline('Two'), { kind: 'section', layout: '50-50' }],
) {
  const { request } = page.context()
  await logIn(request)
  const { addresses, slugs, remove } = await addPages(
    request,
    [`Workshop ${randomUUID().slice(0, 8)}`],
    'en',
  )
  const [address, slug] = [addresses[0]!, slugs[0]!]
  for (const { kind, ...values } of modules) {
    await post(request, { path: `/en/pageeditor-api/${kind}`, data: { slug, ...values } })
  }
  await page.goto(`${address}?edit`)
  await expect(canvas(page)).toBeVisible()
  return { address, remove }
}

/** Opens one of the tools for the whole page. */
export async function openTool(page: Page, name: string) {
  await header(page).getByRole('button', { name: 'More about the page' }).click()
  await header(page).getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name })
}
