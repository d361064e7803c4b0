import { randomUUID } from 'node:crypto'
import { expect, type Request } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { canvas, header, module, openEditor } from '#support/editor/open-editor.ts'

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

test('E-01 with "Bearbeiten" in the account menu the page is opened for editing, by a navigation of the document @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 })
  const { address, remove } = await publishPage({
    path: `werkstatt-${randomUUID().slice(0, 8)}`,
    modules: [{ kind: 'headline', content: 'Eins', headline_level: 2 }],
  })
  await logIn(page.context().request)
  await page.goto(address)
  const menu = page.getByRole('navigation', { name: 'Konto und Karten' })
  await menu.locator('summary', { hasText: 'Konto von Renate Aigner' }).click()
  const opened = await page.evaluate(() => performance.timeOrigin)
  await menu.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(module(page, /^Überschrift, 1 von 1/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${address}\\?edit$`))
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(opened)
  await remove()
})

test('L-18 an edited page does not scroll behind a dialog of the editor, nor behind the menu of the site @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 700 })
  const { remove } = await openEditor(
    page,
    Array.from({ length: 20 }, (_, at) => `Absatz ${at}`),
  )
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  expect(await isLocked()).toBe(false)

  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await expect(page.getByRole('dialog', { name: 'Baustein hinzufügen' })).toBeVisible()
  expect(await isLocked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isLocked()).toBe(false)

  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(await isLocked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(canvas(page)).toBeVisible()
  expect(await isLocked()).toBe(false)
  await remove()
})

test('E-01 the scripts of the editor are requested with the page, and compiled on another thread', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins'])
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        address: entry.name,
        bytes: (entry as PerformanceResourceTiming).decodedBodySize,
      })),
  )
  const [largest] = scripts.toSorted((one, other) => other.bytes - one.bytes)
  const { pathname } = new URL(largest!.address)
  const served = await page.request.get(page.url())
  expect(await served.text()).toContain(`href="${pathname}" as="script"`)
  const script = await page.request.get(largest!.address)
  expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  await remove()
})

test('E-01 the draft is requested before the framework has started, once, and again if that fails', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins'])
  const named = await page.locator('meta[name="draft-request"]').getAttribute('content')
  const { hash } = JSON.parse(named!) as { hash: string }
  const isDraft = (request: Request) => request.postData()?.includes(hash) ?? false
  let requested = 0
  page.on('request', (request) => {
    if (isDraft(request)) requested += 1
  })
  await page.reload()
  await expect(module(page, /^Überschrift, 1 von 1/)).toBeVisible()
  const { parsedAt, requestedAt } = await page.evaluate(() => {
    const entryOf = (type: string, name: string) =>
      performance.getEntriesByType(type).find((entry) => entry.name.endsWith(name))
    const navigation = entryOf('navigation', '') as PerformanceNavigationTiming
    return {
      parsedAt: navigation.domContentLoadedEventStart,
      requestedAt: entryOf('resource', '/graphql')?.startTime,
    }
  })
  expect(requestedAt).toBeLessThan(parsedAt)
  expect(requested).toBe(1)

  let isFailing = true
  await page.route('**/graphql', (route, request) => {
    if (!isFailing || !isDraft(request)) return route.continue()
    isFailing = false
    return route.abort()
  })
  await page.reload()
  await expect(module(page, /^Überschrift, 1 von 1/)).toBeVisible()
  expect(isFailing).toBe(false)
  expect(requested).toBe(3)
  await remove()
})

/** Whether a request asks how modules of a draft look. */
const isOfLooks = (request: Request) =>
  request.postData()?.includes('"input":{"modules":[') ?? false

test('E-01 how the modules of the first screen look is asked once, in reading order', async ({
  page,
}) => {
  const texts = Array.from({ length: 14 }, (_, at) => `Absatz ${at}`)
  const { remove } = await openEditor(page, texts)
  const last = module(page, /^Überschrift, 14 von 14/)
  await expect(last).toContainText('Absatz 13')
  const requested: string[][] = []
  page.on('request', (request) => {
    if (!isOfLooks(request)) return
    const { variables } = request.postDataJSON() as {
      variables: { input: { modules: { fields: { content: string } }[] } }
    }
    requested.push(variables.input.modules.map(({ fields }) => fields.content))
  })
  await page.reload()
  await expect(last).toContainText('Absatz 13')
  expect(requested).toEqual([texts.slice(0, 12), texts.slice(12)])
  await remove()
})

test('E-01 the tools are there although it cannot be found out how the modules look, and these follow', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins'])
  let isDown = true
  await page.route('**/graphql', (route, request) =>
    isDown && isOfLooks(request) ? route.abort() : route.continue(),
  )
  await page.reload()
  await expect(header(page)).toBeVisible()
  await expect(canvas(page)).toHaveCount(0)
  isDown = false
  await expect(module(page, /^Überschrift, 1 von 1/)).toContainText('Eins')
  await remove()
})
