import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const at = { id: 7, parent: null, column: null, order: 0, version: 1 }

async function modulesOf(modules: object[], selection: string) {
  const { ask } = createTestGateway(() => ({ body: { id: 1, modules } }))
  const { data } = await ask(`{ page(locale: DE, path: "") { modules { ${selection} } } }`)
  return (data as { page: { modules: unknown[] } } | undefined)?.page.modules
}

test('G-01 a button, a picture and a link of their own are links of one shape', async () => {
  const modules = await modulesOf(
    [
      { ...at, type: 'link', link: '/programm', link_url: '/de/programm', link_text: 'Programm' },
      { ...at, type: 'hero-media', button_link: '/', button_text: '' },
      { ...at, type: 'image', link: '', link_url: 'https://example.org/' },
    ],
    `... on LinkModule { own: link { url text } }
     ... on HeroMediaModule { link { url text } }
     ... on ImageModule { link { url text } captionLink { url text } }`,
  )
  expect(modules).toEqual([
    { own: { url: '/de/programm', text: 'Programm' } },
    { link: { url: '/', text: null } },
    { link: null, captionLink: { url: 'https://example.org/', text: null } },
  ])
})

test('G-01 a link whose address the origin does not resolve leads where the editor said', async () => {
  const modules = await modulesOf(
    [{ ...at, type: 'link', link: '/programm', link_text: 'Programm' }],
    '... on LinkModule { own: link { url } }',
  )
  expect(modules).toEqual([{ own: { url: '/programm' } }])
})

test('G-01 links of the footer have the same shape', async () => {
  const { ask } = createTestGateway(() => ({
    body: { menu: [], footer: [{ title: 'Presse', url: '/de/presse' }] },
  }))
  const { data } = await ask('{ navigation(locale: DE) { footer { url text } } }')
  expect(data).toEqual({ navigation: { footer: [{ url: '/de/presse', text: 'Presse' }] } })
})
