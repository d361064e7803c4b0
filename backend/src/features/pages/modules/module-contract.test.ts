import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { brokenValues } from '@foyer/schema/examples/broken-values.ts'
import { exampleValues, exampleVariants } from '@foyer/schema/examples/example-values.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { sampled } from '@foyer/schema/examples/sampled.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const definitions: readonly ModuleDefinition[] = moduleKinds
let editor: Session
let visitor: Session
let nobody: Session
let slug: string

beforeAll(async () => {
  editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
  nobody = await logIn(theatre)
  const { rows } = await theatre.database.execute<{ slug: string }>(
    sql`select min(slug) as slug from container`,
  )
  slug = rows[0]!.slug
})

function send(kind: string, values: object, locale = 'de') {
  return editor.send({ url: `/${locale}/pageeditor-api/${kind}`, payload: { slug, ...values } })
}

describe.each(sampled(definitions, 3))('M-03: $kind', (definition) => {
  const { kind } = definition

  test.each(exampleVariants(definition))('is stored and returned, $name', async ({ values }) => {
    const { status, body } = await send(kind, values)
    expect([status, body.detail]).toEqual([201, undefined])
    expect(moduleShapes(definition).ResponseBody.parse(body)).toEqual(body)
    const container = await theatre.call(`/de/pageeditor-api/container/by-slug/${slug}`)
    const found = container.body.children.find(({ id }: { id: number }) => id === body.id)
    expect(found).toEqual(body)
  })

  test('is changed, and what it was is not lost to somebody who has not read it', async () => {
    const { body } = await send(kind, exampleValues(definition))
    const url = `/de/pageeditor-api/${kind}/${body.id}/`
    const payload = { ...exampleValues(definition), revision: body.revision }
    expect(await editor.send({ url, payload })).toMatchObject({
      status: 200,
      body: { revision: body.revision + 1 },
    })
    expect(await editor.send({ url, payload })).toMatchObject({
      status: 409,
      body: { revision: body.revision + 1, detail: expect.stringContaining('inzwischen') },
    })
  })

  test('X-10: PATCH changes the given fields only, DELETE takes it away, and what is deleted is gone', async () => {
    const values = exampleValues(definition)
    const { body } = await send(kind, values)
    const url = `/de/pageeditor-api/${kind}/${body.id}/`
    expect(await editor.send({ method: 'PATCH', url, payload: { order: 77 } })).toMatchObject({
      status: 200,
      body: { ...body, order: 77, revision: body.revision + 1 },
    })
    const [name] = Object.keys(values)
    if (name !== undefined) {
      const payload = { [name]: (values as Record<string, unknown>)[name] }
      const patched = await editor.send({ method: 'PATCH', url, payload })
      expect(patched).toMatchObject({
        status: 200,
        body: { ...body, order: 77, revision: body.revision + 2 },
      })
    }
    const { revision } = body
    expect(
      (await editor.send({ method: 'DELETE', url: `${url}?revision=${revision}` })).status,
    ).toBe(409)
    expect(await editor.send({ method: 'DELETE', url })).toMatchObject({
      status: 200,
      body: { id: body.id },
    })
    const container = await theatre.call(`/de/pageeditor-api/container/by-slug/${slug}`)
    expect(container.body.children.map(({ id }: { id: number }) => id)).not.toContain(body.id)
    for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
      const payload = method === 'DELETE' ? undefined : values
      expect(await editor.send({ method, url, ...(payload && { payload }) })).toMatchObject({
        status: 410,
        body: { detail: expect.stringContaining('gelöscht') },
      })
    }
  })

  const broken = brokenValues(definition)
  test.runIf(broken.length > 0).each(['de', 'en'] as const)(
    'E-04: refuses every broken rule with the name of its field, in %s',
    async (locale) => {
      for (const { field, values } of broken) {
        const { status, body } = await send(kind, values, locale)
        const said = JSON.stringify({ field, value: values[field] }).slice(0, 120)
        expect([said, status]).toEqual([said, 400])
        const label = definition.fields[field]!.label[locale]
        expect(body.detail).toContain(label)
        expect(body.problems[0].field.split('.')[0]).toBe(field)
        expect(body.problems[0].messages[0]).toMatch(/\p{L}/u)
      }
    },
  )

  test('E-01: only editors may write it', async () => {
    const url = `/de/pageeditor-api/${kind}`
    const payload = { slug, ...exampleValues(definition) }
    expect((await visitor.send({ url, payload })).status).toBe(403)
    expect((await nobody.send({ url, payload })).status).toBe(401)
    expect((await theatre.call({ method: 'POST', url, payload })).status).toBe(403)
  })
})

describe('the dictionary of fields', () => {
  test('a name has one type in the graph over all kinds, enums aside', () => {
    const types = new Map<string, Set<string>>()
    for (const definition of definitions) {
      for (const [name, shape] of Object.entries(moduleShapes(definition).ResponseBody.shape)) {
        if (name === 'type' || definition.fields[name]?.type === 'choice') continue
        const of = types.get(name) ?? new Set()
        of.add(typeInGraph(shape))
        types.set(name, of)
      }
    }
    const torn = [...types].filter(([name, of]) => of.size > 1 && name !== 'items')
    expect(torn).toEqual([])
  })
})

function typeInGraph(shape: {
  def: { type: string; innerType?: unknown; element?: unknown }
}): string {
  const inner = (shape.def.innerType ?? shape.def.element) as typeof shape | undefined
  return inner ? `${shape.def.type}(${typeInGraph(inner)})` : shape.def.type
}
