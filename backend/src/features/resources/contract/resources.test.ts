import { resourceOperations } from '@foyer/schema/rest/resources.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import { sampled } from '@foyer/schema/examples/sampled.ts'
import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#database/tables/audit.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { resourceSamples } from './resource-samples.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

describe.each(sampled(resources, 3))('X-10, X-12: the generic calls of $resource', (definition) => {
  const url = `/de/admin-api/${definition.resource}/`
  const operations = resourceOperations(definition)
  const sample = resourceSamples[definition.resource]!
  const get = (path = '') => theatre.call({ url: url + path, headers: staff.headers })
  const lastAudit = async () =>
    (await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]

  test('add, read, change, change some fields, delete, restore, each in the history', async () => {
    const added = await staff.send({ url, payload: sample.row })
    expect([added.status, added.body.errors]).toEqual([201, undefined])
    expect(operations.get.response.parse(added.body)).toEqual(added.body)
    expect(added.body).toMatchObject(sample.row)
    const { id, revision } = added.body
    expect((await lastAudit())?.what).toBe(`${definition.resource} ${id}: added`)
    expect((await get(`${id}/`)).body).toEqual(added.body)

    const patched = await staff.send({
      method: 'PATCH',
      url: `${url}${id}/`,
      payload: { ...sample.change, revision },
    })
    expect(patched.body).toEqual({ ...added.body, ...sample.change, revision: expect.any(Number) })
    expect(patched.body.revision).toBeGreaterThan(revision)
    const [field] = Object.keys(sample.change)
    expect((await lastAudit())?.what).toBe(`${definition.resource} ${id}: ${field}`)

    const children = Object.keys(definition.children).map((name) => [name, added.body[name]])
    const all = { ...sample.row, ...Object.fromEntries(children) }
    const updated = await staff.send({ url: `${url}${id}/`, payload: all })
    expect(updated.body).toEqual({ ...added.body, revision: expect.any(Number) })

    const listed = await get('?page_size=100')
    expect(operations.list.response.parse(listed.body)).toEqual(listed.body)

    const beforeDeletion = (await get(`${id}/`)).body
    const deleted = await staff.send({ method: 'DELETE', url: `${url}${id}/` })
    expect([deleted.status, deleted.body]).toEqual([200, { id }])
    expect((await get(`${id}/`)).status).toBe(404)

    const restored = await staff.send({ url: `${url}${id}/restore/` })
    expect(restored.body).toEqual({ ...beforeDeletion, revision: expect.any(Number) })
    expect(restored.body.revision).toBeGreaterThan(beforeDeletion.revision)
    expect((await staff.send({ url: `${url}${id}/restore/` })).body).toEqual(restored.body)
    await staff.send({ method: 'DELETE', url: `${url}${id}/` })

    const history = (await get(`${id}/history/`)).body
    expect(history.results.map((entry: { change: string }) => entry.change)).toEqual([
      'deleted',
      'restored',
      'deleted',
      'changed',
      'changed',
      'added',
    ])
    expect(history.results[4]).toMatchObject({
      account: { name: expect.stringMatching(/./) },
      fields: [{ field, before: added.body[field!], after: patched.body[field!] }],
    })
    const readAudit = (query: string) =>
      theatre.call({
        url: `/de/admin-api/audit/${query}&resource=${definition.resource}&row=${id}`,
        headers: staff.headers,
      })
    const audited = (await readAudit('?change=restored')).body
    expect(audited).toMatchObject({ count: 1, results: [{ row_count: 1, rows: [{ id }] }] })
    const exported = (await readAudit('export.csv?change=changed')).body as string
    expect(exported.trim().split('\r\n')[0]).toContain('"Bereich";"Nummer";"Was getan wurde"')
    expect(exported).toContain(`"${definition.pluralName.de}";"${id}";"Geändert"`)
    expect(exported).toContain(`${definition.fields[field!]!.label.de}: `)
    expect((await staff.send({ url: `${url}999999/restore/` })).status).toBe(404)
    expect((await staff.send({ method: 'PATCH', url: `${url}${id}/`, payload: {} })).status).toBe(
      404,
    )
  })

  test('who has seen another revision gets what is stored, and loses nothing', async () => {
    const { body } = await staff.send({ url, payload: sample.row })
    const { id, revision } = body
    const send = (payload: object) =>
      staff.send({ method: 'PATCH', url: `${url}${id}/`, payload: { revision, ...payload } })
    const first = await send(sample.change)
    expect(first.status).toBe(200)
    // The same again, as after a lost response: it stands already.
    expect((await send(sample.change)).body).toEqual(first.body)
    const second = await send(sample.other)
    expect([second.status, second.body.current]).toEqual([409, first.body])
    const removal = { method: 'DELETE', url: `${url}${id}/?revision=${revision}` } as const
    expect((await staff.send(removal)).body).toMatchObject({ current: first.body, uses: [] })
    await staff.send({ method: 'DELETE', url: `${url}${id}/` })
  })

  test('a repeated request with its key adds one row; another one with it is refused', async () => {
    const send = (payload: object) => staff.send({ url, payload }, `key-${definition.resource}`)
    const first = await send(sample.row)
    const second = await send(sample.row)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect((await send({ ...sample.row, ...sample.change })).status).toBe(422)
    await staff.send({ method: 'DELETE', url: `${url}${first.body.id}/` })
  })

  test('the list is exported as CSV with headings in words, and refuses what the list refuses', async () => {
    const { id } = (await staff.send({ url, payload: sample.row })).body
    const exported = await theatre.app.inject({
      url: `${url}export.csv?ordering=-${definition.list.ordering[0]}`,
      headers: staff.headers,
    })
    expect([exported.statusCode, exported.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    const [heading, ...lines] = exported.body.split('\r\n')
    expect(heading!.startsWith('\uFEFF"Nummer";')).toBe(true)
    for (const { label } of Object.values(definition.fields)) expect(heading).toContain(label.de)
    expect(lines.filter((line) => line.startsWith(`"${id}";`))).toHaveLength(1)
    expect((await get('export.csv?ordering=id')).status).toBe(400)
    await staff.send({ method: 'DELETE', url: `${url}${id}/` })
  })

  test('several rows are changed and deleted in one unit of work, or none of them', async () => {
    const { id } = (await staff.send({ url, payload: sample.row })).body
    const bulk = (payload: object) => staff.send({ url: `${url}bulk/`, payload })
    const missing = 999_999
    const refused = await bulk({ ids: [id, missing], action: 'patch', fields: sample.change })
    expect([refused.status, refused.body.rows]).toEqual([
      409,
      [expect.objectContaining({ id: missing, detail: expect.stringMatching(/./) })],
    ])
    expect((await get(`${id}/`)).body).toMatchObject(sample.row)
    const [field, value] = sample.invalid
    expect((await bulk({ ids: [id], action: 'patch', fields: { [field]: value } })).status).toBe(
      400,
    )
    expect((await bulk({ ids: [id], action: 'patch', fields: sample.change })).body).toEqual({
      ids: [id],
    })
    expect((await get(`${id}/`)).body).toMatchObject(sample.change)
    expect((await bulk({ ids: [id], action: 'delete' })).body).toEqual({ ids: [id] })
    expect((await get(`${id}/`)).status).toBe(404)
  })

  test('invalid values are named by field, in the language of the request', async () => {
    const [field, value] = sample.invalid
    const payload = { ...sample.row, [field]: value }
    const german = await staff.send({ url, payload })
    const english = await staff.send({ url: url.replace('/de/', '/en/'), payload })
    expect([german.status, Object.keys(german.body.errors)]).toEqual([400, [field]])
    expect(english.body.errors[field]).not.toEqual(german.body.errors[field])
  })

  test('the list is filtered, searched, sorted and in pages', async () => {
    await staff.send({ url, payload: sample.row })
    const { list } = definition
    for (const name of list.ordering) {
      const [up, down] = await Promise.all([get(`?ordering=${name}`), get(`?ordering=-${name}`)])
      expect([up.status, down.status]).toEqual([200, 200])
      expect(up.body.count).toBeGreaterThan(0)
      expect(up.body.count).toBe(down.body.count)
    }
    expect((await get('?page_size=1')).body.results).toHaveLength(1)
    if (list.search.length > 0) {
      expect((await get('?search=%25%5F%5C')).body.count).toBe(0)
    }
    expect((await get('?ordering=id')).status).toBe(400)
  })
})
