import { expect, test } from 'vitest'
import { readContent } from './content-files.ts'
import type { DemoPageMaker, DemoLookup } from './pages/demo-page.ts'
import { house } from './pages/house.ts'
import { press } from './pages/press.ts'
import { service } from './pages/service.ts'
import { start } from './pages/start.ts'
import { visit } from './pages/visit.ts'

test('What is about the theatre itself is shown by pictures of its own, not by the poster of a production', async () => {
  const drawn = (await readContent('house-pictures')).map(({ key }) => `house:${key}`)
  for (const page of [house, service, start, visit]) {
    const shown = picturesOf(page)
    expect(shown.length).toBeGreaterThan(0)
    for (const picture of shown) expect(drawn).toContain(picture)
  }
  expect(picturesOf(press)[0]).toBe('house:writing-desk')
})

test('An article shows the poster of a production only if it is about it', async () => {
  const articles = await readContent('articles')
  const strange = articles.filter(({ picture, productions = [] }) => {
    const [, production] = /^poster:(.+)$/.exec(picture) ?? []
    return production !== undefined && !productions.includes(production)
  })
  expect(strange.map(({ key }) => key)).toEqual([])
})

/** The keys of the pictures, without the map and the logos of sponsors, that the modules of a page show, in their order. */
function picturesOf(page: DemoPageMaker): string[] {
  const keys: string[] = []
  const image = (key: string) => keys.push(key)
  const lookup = new Proxy({ image } as DemoLookup, {
    get: (given, name) => (name === 'image' ? given.image : () => ({ de: '', en: '' })),
  })
  page(lookup)
  return keys.filter((key) => !/^(map|sign):/.test(key))
}
