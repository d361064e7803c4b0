import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { fixedPages, firstEventPath } from '#support/pages.ts'

const trail = 'Sie sind hier'

test('L-01 L-09 pages, events, productions and the team share a page header between header and main', async ({
  page,
  request,
}) => {
  const { events, productions, team, house } = fixedPages
  const event = await firstEventPath(request, 'de')
  for (const path of [house.de, events.de, event, productions.de, team.de]) {
    await page.goto(path)
    const header = page.getByRole('navigation', { name: trail })
    await expect(header.getByRole('link').first()).toHaveText('Startseite')
    const order = await header.evaluate((element) => {
      const follows = (one: Element, other: Element | null) =>
        other !== null &&
        (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      const banner = document.querySelector('body > header')
      const main = document.querySelector('main')
      const footer = document.querySelector('body > footer')
      return (
        banner !== null &&
        follows(banner, element) &&
        follows(element, main) &&
        follows(main!, footer)
      )
    })
    expect(order, `order on ${path}`).toBe(true)
  }
})

test('L-01 the home page and the magazine have none', async ({ page }) => {
  for (const path of [fixedPages.index.de, '/de/mediathek-de']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('navigation', { name: trail })).toHaveCount(0)
  }
})

test('a filtered list is not indexed, and an unknown filter neither', async ({ request }) => {
  const robots = async (address: string) =>
    /<meta name="robots" content="([^"]*)"/.exec(await (await request.get(address)).text())?.[1]
  expect(await robots('/de/programm')).toBeUndefined()
  expect(await robots('/de/programm?page=2')).toBeUndefined()
  expect(await robots('/de/programm?genre=1')).toBe('noindex, follow')
  expect(await robots('/de/programm?genre=999')).toBe('noindex, follow')
  expect(await robots('/de/programm?genre=1&room=1')).toBe('noindex, nofollow')
  expect(await robots('/en/productions?season=1')).toBe('noindex, follow')
})
