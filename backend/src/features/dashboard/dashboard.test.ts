import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { brokenLink } from '#database/tables/dashboard.ts'
import { redirect } from '#database/tables/site.ts'
import { changeOf } from '#test/documents/operations.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { addPage } from '#test/add-page.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let admin: Session
let boxOffice: Session
let publisher: Session

type Sales = { event: number; sold: number; held: number; free: number }

const get = (session: Session, name: string) =>
  theatre.call({ url: `/de/api/dashboard-${name}/`, headers: session.headers })

beforeAll(async () => {
  const add = (role: 'admin' | 'publisher' | 'box_office') =>
    addPerson(theatre.database, [{ role, pageId: null }])
  admin = await logIn(theatre, await add('admin'))
  publisher = await logIn(theatre, await add('publisher'))
  boxOffice = await logIn(theatre, await add('box_office'))
})

test('S-10, X-12: every section answers an admin, in both languages and without one', async () => {
  const names =
    'site sales publishing versions page-activities search-keywords asset-overview identity-service-events error-log forms broken-links load-times failures'
  for (const name of names.split(' ')) {
    for (const prefix of ['/de', '/en', '']) {
      const { status } = await theatre.call({
        url: `${prefix}/api/dashboard-${name}/`,
        headers: admin.headers,
      })
      expect([name, prefix, status]).toEqual([name, prefix, 200])
    }
  }
})

describe('S-10: the state of the site', () => {
  test('an admin closes and opens the shop, and the settings, the feed and the audit log say so', async () => {
    const url = '/de/api/dashboard-site/'
    expect((await get(boxOffice, 'site')).body).toMatchObject({
      is_shop_online: true,
      may_switch: false,
    })
    expect((await boxOffice.send({ url, payload: { is_shop_online: false } })).status).toBe(403)
    const closed = await admin.send({ url, payload: { is_shop_online: false } })
    expect(closed.body).toMatchObject({ is_shop_online: false, is_site_online: true })
    const settings = await theatre.call('/pageeditor-api/settings')
    expect(settings.body.data).toMatchObject({ is_shop_online: false, is_site_online: true })
    const { rows } = await theatre.database.execute(
      sql`select tags from change order by id desc limit 1`,
    )
    expect(rows).toEqual([{ tags: ['settings'] }])
    await admin.send({ url, payload: { is_shop_online: true } })
    const { body } = await get(publisher, 'page-activities')
    expect(body[0]).toMatchObject({
      operation: 'switchSite',
      what: 'is_shop_online: on',
      author: 'Pia Probe',
    })
  })

  test('two who switch different things at once both have their way', async () => {
    const url = '/de/api/dashboard-site/'
    await Promise.all([
      admin.send({ url, payload: { is_shop_online: false } }),
      admin.send({ url, payload: { is_site_online: false } }),
    ])
    expect((await get(admin, 'site')).body).toMatchObject({
      is_shop_online: false,
      is_site_online: false,
    })
    await admin.send({ url, payload: { is_shop_online: true, is_site_online: true } })
  })
})

test('S-10: sales count sold, held and free seats, and a hold that has expired is free', async () => {
  const events = async (): Promise<Sales[]> => (await get(boxOffice, 'sales')).body.events
  const before = (await events()).find(({ sold, free }) => sold > 0 && free >= 3)!
  await theatre.database.execute(sql`
    with free as (
      select place.id, row_number() over (order by place.id) as number from place
      join event_seat_group on event_seat_group.seat_group_id = place.seat_group_id
        and event_seat_group.event_id = ${before.event} and is_offered
      where not exists (select from taken_place where event_id = ${before.event} and place_id = place.id)
      limit 3
    ), added as (
      insert into cart (id) values (gen_random_uuid()) returning id
    )
    insert into taken_place (event_id, timeslot_id, place_id, held_until, cart_id, sale_type_id, price_cents)
    select ${before.event}, 0, free.id,
      case number when 1 then null when 2 then now() + interval '10 minutes' else now() - interval '1 minute' end,
      case number when 1 then null else added.id end, case number when 1 then null else 1 end,
      case number when 1 then null else 1000 end
    from free, added`)
  const { body } = await get(boxOffice, 'sales')
  expect(body.events.find(({ event }: Sales) => event === before.event)).toEqual({
    ...before,
    sold: before.sold + 1,
    held: before.held + 1,
    free: before.free - 2,
  })
  expect(body.weeks).toHaveLength(12)
})

test('S-10: editors of a part see what waits and the versions of their part only', async () => {
  const page = await addPage(theatre.database, {
    paths: { de: 'teil', en: 'part' },
    title: { de: 'Ein Teil' },
    modules: [{ kind: 'headline', content: 'Teil' }],
  })
  const own = await logIn(
    theatre,
    await addPerson(theatre.database, [{ role: 'publisher', pageId: page.id }]),
  )
  const url = `/de/pageeditor-api/document/${page.slug}`
  const { body: document } = await theatre.call({ url, headers: own.headers })
  const [headline] = Object.keys(document.modules)
  const operation = changeOf(headline!, 'content', { before: 'Teil', after: 'Mein Teil' })
  const changed = await own.send({
    url: `${url}/operations`,
    payload: { since: document.number, operations: [operation] },
  })
  expect(changed.body).toMatchObject({ number: document.number + 1 })
  const waiting = await get(own, 'publishing')
  expect(waiting.body).toMatchObject({
    changed: 1,
    documents: [{ slug: page.slug, reason: 'changed', author: 'Pia Probe', address: '/de/teil' }],
  })
  await own.send({ url: `${url}/publish`, payload: { note: 'Neu' } })
  expect((await get(own, 'publishing')).body).toMatchObject({ changed: 0, documents: [] })
  const versions = (await get(own, 'versions')).body
  expect(new Set(versions.map((one: { slug: string }) => one.slug))).toEqual(new Set([page.slug]))
  expect(versions[0]).toMatchObject({ type: 'published', note: 'Neu' })
  expect((await get(own, 'page-activities')).status).toBe(403)
})

describe('S-10: missing pages', () => {
  test('spellings of a path are one, and a redirect ends it, by the rules of redirects', async () => {
    await theatre.database.execute(sql`
      insert into missing_page (url, count) values
        ('https://theatre.example/de/Spielplan-Alt/', 2), ('/de/spielplan-alt', 3), ('/de/selten', 1)`)
    const { body } = await get(publisher, 'error-log')
    expect(body).toMatchObject({ count: 2, pages: [{ path: '/de/spielplan-alt', count: 5 }, {}] })
    const url = '/de/api/dashboard-error-log/redirect/'
    const send = (target: string) =>
      publisher.send({ url, payload: { path: '/de/spielplan-alt', target } })
    const wrong = await send('/de/spielplan-alt')
    expect([wrong.status, wrong.body.detail]).toEqual([400, 'Alter und neuer Pfad sind gleich.'])
    expect((await send('/anderswo')).status).toBe(400)
    expect((await send('/de/programm')).body).toMatchObject({ count: 1 })
    const rows = await theatre.database
      .select()
      .from(redirect)
      .where(eq(redirect.oldPath, '/de/spielplan-alt'))
    expect(rows).toMatchObject([{ locale: 'de', newPath: '/de/programm' }])
    expect((await get(boxOffice, 'error-log')).status).toBe(403)
  })
})

test('S-10: the media library says what is unused, heavy and without alternative text', async () => {
  const { body: before } = await get(publisher, 'asset-overview')
  await theatre.database.execute(sql`
    insert into image (url, width, height, alt, color, bytes, name)
    values ('/media/unused.jpg', 10, 10, '{"de":""}', '#fff', 6000000, 'unused.jpg')`)
  const { body } = await get(publisher, 'asset-overview')
  for (const group of ['unused', 'heavy', 'without_alt']) {
    expect([group, body[group].count]).toEqual([group, before[group].count + 1])
    expect(body[group].items[0]).toMatchObject({ name: 'unused.jpg', bytes: 6_000_000 })
  }
})

test('S-10: the weekly check finds links of published pages to what is not there, and forgets those that were corrected', async () => {
  const page = await addPage(theatre.database, {
    paths: { de: 'verweise', en: 'references' },
    title: { de: 'Verweise' },
    modules: [
      { kind: 'link', extra_class: 'link', link: '/de/gibt-es-nicht', link_text: 'Weg' },
      { kind: 'link', extra_class: 'link', link: '/de/programm', link_text: 'Programm' },
      {
        kind: 'link',
        extra_class: 'link',
        link: 'https://elsewhere.example/',
        link_text: 'Anderswo',
      },
    ],
  })
  await theatre.app.jobs.scheduled['check_links']!.work()
  const links = (await get(publisher, 'broken-links')).body
  const own = links.links.filter((one: { slug: string }) => one.slug === page.slug)
  expect(own).toMatchObject([{ target: '/de/gibt-es-nicht', title: 'Verweise' }])
  expect(links.checked_at).not.toBeNull()
  await theatre.database.execute(
    sql`update module set deleted_at = now() where container_id =
      (select id from container where slug = ${page.slug})`,
  )
  await theatre.app.jobs.scheduled['check_links']!.work()
  const left = await theatre.database.select().from(brokenLink)
  expect(left.map(({ link }) => link)).not.toContain('/de/gibt-es-nicht')
})

test('S-10: uploads that failed are listed for admins', async () => {
  await theatre.database.execute(sql`
    insert into media_upload (id, account_id, state, problem, name, bytes)
    select gen_random_uuid(), min(id), 'failed', 'kein Bild', 'defekt.jpg', 1 from account`)
  expect((await get(admin, 'failures')).body).toMatchObject({
    count: 1,
    failures: [{ type: 'upload', name: 'defekt.jpg', problem: 'kein Bild' }],
  })
})
