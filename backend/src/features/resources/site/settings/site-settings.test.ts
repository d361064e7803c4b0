import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '#database/tables/audit.ts'
import { change } from '#database/tables/changes.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const url = '/de/admin-api/site-settings/1/'
const get = (path = '') => theatre.call({ url: url + path, headers: staff.headers })
const patch = (payload: object) => staff.send({ method: 'PATCH', url, payload })

test('X-12, L-07 settings are changed one by one, sanitized, on the site at once, and in the history', async () => {
  const { body: before } = await get()
  const saved = await patch({
    revision: before.revision,
    html_footer_top: '<p>Theaterplatz 1</p><script>alert(1)</script>',
  })
  expect([saved.status, saved.body.html_footer_top]).toEqual([200, '<p>Theaterplatz 1</p>'])
  expect(saved.body).toMatchObject({
    is_site_online: before.is_site_online,
    html_footer_bottom: before.html_footer_bottom,
  })
  const { body: shown } = await theatre.call('/pageeditor-api/settings')
  expect(shown.data.html_footer_top).toEqual({ code: '<p>Theaterplatz 1</p>' })
  const [last] = await theatre.database.select().from(change).orderBy(desc(change.id)).limit(1)
  expect(last!.tags).toEqual(['settings'])
  const [logged] = await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(logged!.what).toBe('site-settings 1: html_footer_top')
  const { body: history } = await get('history/')
  expect(history.results[0]).toMatchObject({
    change: 'changed',
    fields: [{ field: 'html_footer_top', before: before.html_footer_top }],
  })
})

test('X-12 who has seen other settings gets what is stored, also after a switch of the staff hub', async () => {
  const { body: seen } = await get()
  await patch({ is_shop_online: !seen.is_shop_online })
  const refused = await patch({ revision: seen.revision, html_header: '<p>Neu</p>' })
  expect([refused.status, refused.body.current.is_shop_online]).toEqual([409, !seen.is_shop_online])
  // The same again, as after a lost response: it stands already.
  expect((await patch({ revision: seen.revision, html_header: seen.html_header })).status).toBe(200)
  await patch({ is_shop_online: seen.is_shop_online })
  expect((await get()).body.revision).toBe(seen.revision)
})

test('X-12 there are no other settings, and only publishers change them', async () => {
  const editor = await logIn(
    theatre,
    await addPerson(theatre.database, [{ role: 'editor', pageId: null }]),
  )
  const payload = { is_site_online: false }
  expect((await editor.send({ method: 'PATCH', url, payload })).status).toBe(403)
  const other = url.replace('/1/', '/2/')
  expect((await staff.send({ method: 'PATCH', url: other, payload })).status).toBe(404)
  expect((await patch({ is_site_online: 'vielleicht' })).status).toBe(400)
})
