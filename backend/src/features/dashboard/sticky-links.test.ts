import { beforeAll, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { addPage } from '#test/add-page.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let publisher: Session

const link = (link_text: string, target: string, sticky: boolean) => ({
  kind: 'link',
  link_text,
  link: target,
  extra_class: 'button',
  sticky,
})

beforeAll(async () => {
  const target = await addPage(theatre.database, { paths: { de: 'ziel' }, title: { de: 'Ziel' } })
  await addPage(theatre.database, {
    paths: { de: 'angeheftet', en: 'pinned' },
    title: { de: 'Angeheftet', en: 'Pinned' },
    modules: [
      link('Jetzt anmelden', 'https://anmeldung.example/', true),
      link('Zum Anfang', `page:${target.id}`, true),
      link('Nur im Text', 'https://nebenbei.example/', false),
    ],
  })
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  publisher = await logIn(theatre, account)
})

const list = async (query: string) => {
  const url = `/de/admin-api/sticky-links/${query}`
  const { status, body } = await theatre.call({ url, headers: publisher.headers })
  expect(status).toBe(200)
  return body
}

test('X-12 L-10: staff see the links that stay in view, where they stand, and find them by their text', async () => {
  const { results } = await list('?search=ANMELDEN')
  expect(results).toEqual([
    expect.objectContaining({
      text: 'Jetzt anmelden',
      link: 'https://anmeldung.example/',
      locale: 'de',
      title: 'Angeheftet',
      address: '/de/angeheftet',
    }),
  ])
  const [inside] = (await list('?search=Zum Anfang')).results
  expect(inside.link).toBe('/de/ziel')
  expect((await list('?search=Nur im Text')).count).toBe(0)
})

test('X-12 X-09: visitors see none', async () => {
  expect((await theatre.call('/de/admin-api/sticky-links/')).status).toBe(401)
})
