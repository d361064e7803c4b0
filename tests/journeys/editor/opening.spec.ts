import { expect } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { module, openEditor } from './open-editor.ts'

test('E-01 where a page cannot be opened for editing, that is said, and it opens when one tries again', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins'])
  let isDown = true
  await page.route('**/graphql*', (route) => (isDown ? route.abort() : route.continue()))
  await page.reload()
  const said = page.getByRole('alert').filter({ hasText: 'lässt sich gerade nicht bearbeiten' })
  await expect(said).toBeVisible()
  await expectNoA11yViolationsAnywhere(page)
  isDown = false
  await said.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(module(page, /^Überschrift, 1 von 1/)).toBeVisible()
  await remove()
})
