import { beforeAll, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { countEntries, ids, submit, theatre, useForms } from '#test/form-visitor.ts'
import { logIn, type Session } from '#test/log-in.ts'

useForms()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const url = '/de/admin-api/forms/'
const get = (path: string) => theatre.call({ url: url + path, headers: staff.headers })
const patch = (id: number, payload: object) =>
  staff.send({ method: 'PATCH', url: `${url}${id}/`, payload })

const form = {
  title: { de: 'Führung' },
  fields: [
    { kind: 'text', label: { de: 'Name der Schule' } },
    { kind: 'text', label: { de: 'Name der Schule' } },
    { kind: 'number', label: { de: 'Kinder' }, min: 5, max: 30 },
    {
      kind: 'radio',
      label: { de: 'Wann?' },
      choices: [{ label: { de: 'Vormittag' } }, { label: { de: 'Vormittag' } }],
    },
  ],
}

async function addForm(
  change: object = {},
): Promise<{ id: number; body: Record<string, unknown> }> {
  const { body } = await staff.send({ url, payload: { ...form, ...change } })
  return { id: body.id, body }
}

test('X-12, S-06 fields and choices without a name get one of their label, and a bound is said in words', async () => {
  const { id, body } = await addForm()
  expect(body['slug']).toEqual({ de: 'fuehrung' })
  const fields = body['fields'] as { slug: string; choices: { value: string }[] }[]
  expect(fields.map(({ slug }) => slug)).toEqual([
    'name-der-schule',
    'name-der-schule-2',
    'kinder',
    'wann',
  ])
  expect(fields[3]!.choices.map(({ value }) => value)).toEqual(['vormittag', 'vormittag-2'])
  const few = await submit({ kinder: '3' }, { form: id })
  expect(few.body.field_errors).toEqual([
    { field: 'kinder', message: 'Bitte geben Sie mindestens 5 ein.' },
  ])
  const many = await submit({ kinder: '30,5' }, { form: id, locale: 'en' })
  expect(many.body.field_errors).toEqual([{ field: 'kinder', message: 'Please enter 30 at most.' }])
  expect((await submit({ kinder: '30' }, { form: id })).status).toBe(200)
})

test('X-12 what makes no sense in a form is refused beside its field', async () => {
  const refused = await staff.send({
    url,
    payload: {
      ...form,
      fields: [
        { kind: 'email', label: { de: 'E-Mail' }, slug: 'email2' },
        { kind: 'number', label: { de: 'Kinder' }, min: 9, max: 3 },
        { kind: 'select', label: { de: 'Wann?' } },
        {
          kind: 'radio',
          label: { de: 'Wo?' },
          default: 'dort',
          choices: [{ value: 'hier', label: { de: 'Hier' } }],
        },
      ],
    },
  })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
    400,
    ['fields.0.slug', 'fields.1.max', 'fields.2.choices', 'fields.3.default'],
  ])
})

test('X-12, S-07 a closed form is still there, says why, and takes nothing', async () => {
  const { id } = await addForm()
  const before = await countEntries()
  await patch(id, {
    is_open: false,
    closed_text: { de: 'Wieder ab Herbst.', en: 'Back in autumn.' },
  })
  const { body } = await theatre.call(`/en/api/forms/${id}/`)
  expect(body).toMatchObject({ is_open: false, closed_text: 'Back in autumn.' })
  const refused = await submit({}, { form: id })
  expect([refused.status, refused.body.detail]).toEqual([400, 'Wieder ab Herbst.'])
  expect(await countEntries()).toBe(before)
})

test('X-12 a form is not deleted while it has entries or a page links to it, and the refusal names them', async () => {
  const { id } = await addForm()
  await submit({ kinder: '12' }, { form: id })
  const remove = (number: number) => staff.send({ method: 'DELETE', url: `${url}${number}/` })
  expect((await remove(id)).body).toMatchObject({
    uses: [{ type: 'form-entries', id, label: '1' }],
  })
  const linked = await remove(ids['schulklasse']!)
  expect(linked.status).toBe(409)
  expect(linked.body.uses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'page', label: expect.stringMatching(/^\/de(\/|$)/) }),
    ]),
  )
  expect((await get(`${id}/`)).status).toBe(200)
})
