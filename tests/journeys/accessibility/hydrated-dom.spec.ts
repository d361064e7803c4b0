import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { oneOfTwo } from '#support/pairwise.ts'
import { detailNames, detailPages, firstEventPath, fixedPages } from '#support/pages.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'

const fixed = [
  ...Object.values(fixedPages).map(({ de }) => de),
  '/en',
  '/de/agb',
  '/de/mediathek-de',
  '/de/mediathek-de/tags',
  '/de/search?q=hamlet',
  '/de/user/profile',
  '/de/warenkorb',
  '/webshop',
]

/** What browsers and assistive technology resolve by id, after scripts have changed the document. */
function findBrokenIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
    const references = [
      'aria-activedescendant',
      'aria-controls',
      'aria-describedby',
      'aria-details',
      'aria-errormessage',
      'aria-flowto',
      'aria-labelledby',
      'aria-owns',
      'for',
      'form',
      'headers',
      'list',
      'popovertarget',
    ]
    const dead = references.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${name}="${id}" of ${element.localName} leads nowhere`),
      ),
    )
    // An empty fragment and `top` are the top of every document.
    const fragments = [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1)))
      .filter((id) => id !== '' && id !== 'top' && !document.getElementById(id))
      .map((id) => `#${id} leads nowhere`)
    return [...duplicates.map((id) => `id="${id}" is there twice`), ...dead, ...fragments]
  })
}

test('R-19 in hydrated pages each id is there once, and each reference to one leads to an element @core', async ({
  page,
  request,
}) => {
  test.slow()
  const event = await firstEventPath(request, 'de')
  const details = await Promise.all(detailNames.map((name) => detailPages[name](request, 'de')))
  for (const path of [...oneOfTwo([...fixed, ...details]), event, `${event}/karten`]) {
    await page.goto(path)
    await waitForIdle(page)
    expect.soft(await findBrokenIds(page), path).toEqual([])
  }
})

test('the same holds while the search suggests, and while the menu is open', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(await firstEventPath(request, 'de'))
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(await findBrokenIds(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/de/search')
  await page.getByRole('main').getByLabel('Suchbegriff').pressSequentially('ham')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await findBrokenIds(page)).toEqual([])
})
