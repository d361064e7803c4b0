import { beforeAll, expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const url = '/de/admin-api/redirects/'
const add = (old_path: string, new_path: string, locale = 'de') =>
  staff.send({ url, payload: { locale, old_path, new_path } })
const listed = async () =>
  (await theatre.call('/de/pageeditor-api/redirect')).body as {
    old_path: string
    new_path: string
  }[]
const targetOf = async (path: string) =>
  (await listed()).find(({ old_path }) => old_path === path)?.new_path

test('X-10: redirects lead where visitors end up, however they were added', async () => {
  await add('/de/a', '/de/b')
  await add('/de/mit-anker', '/de/b#oben')
  await add('/de/b', '/de/c#unten')
  expect(await targetOf('/de/a')).toBe('/de/c#unten')
  expect(await targetOf('/de/mit-anker')).toBe('/de/c#oben')
  await add('/de/z', '/de/a')
  expect(await targetOf('/de/z')).toBe('/de/c#unten')
})

test('X-10: a redirect never leads back', async () => {
  await add('/de/eins', '/de/zwei')
  const back = await add('/de/zwei', '/de/eins')
  expect([back.status, back.body.errors]).toEqual([
    400,
    { new_path: ['Der neue Pfad führt auf den alten zurück.'] },
  ])
  expect((await add('/de/drei', '/de/drei?x=1')).body.errors).toEqual({
    new_path: ['Alter und neuer Pfad sind gleich.'],
  })
})

test('X-10: a path has one redirect, in its own language, and none if there is a page', async () => {
  await add('/de/doppelt', '/de/haus')
  expect((await add('/de/doppelt', '/de/anders')).body.errors).toEqual({
    old_path: ['Das gibt es schon.'],
  })
  expect(Object.keys((await add('/en/foreign', '/en/house')).body.errors)).toEqual(['old_path'])
  await addPage(theatre.database, { paths: { de: 'bleibt' }, title: { de: 'Bleibt' }, modules: [] })
  expect((await add('/de/bleibt', '/de/haus')).body.errors).toEqual({
    old_path: ['Unter diesem Pfad gibt es eine Seite.'],
  })
})
