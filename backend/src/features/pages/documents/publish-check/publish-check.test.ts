import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { PublishCheck } from '@foyer/schema/rest/document-shapes.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  editor,
  page,
  shown,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'

useDocuments()

type PublishCheckBody = z.infer<typeof PublishCheck>

/** A new page with further modules, the calls for its document and what the check finds there. */
async function startCheck(...added: Operation[]) {
  const { slug } = await startPage()
  const path = `/de/pageeditor-api/document/${slug}`
  const post = (below: string, payload: object) => editor.send({ url: path + below, payload })
  const change = (...operations: Operation[]) => post('/operations', { since: 0, operations })
  const applied = await change(...added)
  expect(applied.status).toBe(200)
  const check = async () => {
    const { body } = await theatre.call({ url: `${path}/check`, headers: editor.headers })
    return body as PublishCheckBody
  }
  return { slug, post, change, check }
}

const linkTo = (link: string, position = 5) =>
  addOf('link', { link, link_text: 'Das Haus', extra_class: 'link' }, { position })

/** The links that the check calls dead, and links to missing anchors. */
async function findDead(...links: string[]) {
  const { check } = await startCheck(...links.map((link, index) => linkTo(link, 5 + index)))
  const { findings } = await check()
  return findings.filter(({ key }) => key.startsWith('dead')).map(({ value }) => value)
}

async function firstId(from: string): Promise<number> {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql.raw(`select id from ${from} order by id limit 1`),
  )
  return rows[0]!.id
}

describe('E-04: the check before publishing', () => {
  test('prevents publishing by errors and says why; the draft is not prevented', async () => {
    const { post, check } = await startCheck(linkTo('/gibt-es-nicht'))
    const before = await shown()
    const { status, body } = await post('/publish', {})
    expect([status, body]).toMatchObject([
      422,
      {
        detail: 'Vor dem Veröffentlichen ist noch etwas zu verbessern.',
        findings: [
          { key: 'missing-translation', severity: 'warning', module: null, value: 'en' },
          { key: 'dead-link', severity: 'error', path: ['link'], value: '/gibt-es-nicht' },
        ],
      },
    ])
    expect(await check()).toEqual({ is_blocked: true, findings: body.findings })
    expect(await shown()).toEqual(before)
  })

  test('warnings do not prevent publishing', async () => {
    const { post, check } = await startCheck()
    expect(await check()).toMatchObject({
      is_blocked: false,
      findings: [{ key: 'missing-translation' }],
    })
    expect((await post('/publish', {})).status).toBe(200)
  })

  test('nothing is missing in the other language once somebody has begun to write it', async () => {
    const { slug, check } = await startCheck()
    const url = `/en/pageeditor-api/document/${slug}/operations`
    await editor.send({ url, payload: { since: 0, operations: [addOf('quote', {})] } })
    expect((await check()).findings).toEqual([])
  })

  test('links to pages, entities and redirects are distinguished from dead links', async () => {
    const [event, form] = [await firstId('event'), await firstId('form')]
    const own = `/dokument-offline-${event}`
    await startPage()
    await theatre.database.execute(sql`update page set is_online = false where id = ${page.id}`)
    const { rows } = await theatre.database.execute<{ path: string }>(
      sql`select path from page_path where page_id = ${page.id} and locale = 'de'`,
    )
    const offline = `/${rows[0]!.path}`
    const alive = [
      '/',
      '/impressum',
      '/programm?genre=1',
      `/programm/x/${event}`,
      `/en/events/x/${event}/tickets`,
      `/forms/x/${form}`,
      'https://example.org/weg',
      'mailto:haus@example.org',
      '/media/plan.pdf',
    ]
    const dead = ['/programm/x/999999', '/en/events/x/999999', '/nichts/da', own, offline]
    expect(await findDead(...alive, ...dead)).toEqual(dead)
  })

  test('links to anchors are followed: of the draft itself, and of what is published elsewhere', async () => {
    await startPage()
    const { rows } = await theatre.database.execute<{ path: string }>(sql`
      select path from page_path where page_id = ${page.id} and locale = 'de'`)
    await theatre.database.execute(sql`
      update module set fields = fields || '{"anchor":"oben"}' where id = ${page.moduleIds[0]}`)
    const other = `/${rows[0]!.path}`
    expect(await findDead(`${other}#oben`, `${other}#unten`)).toEqual([`${other}#unten`])
    const anchored = addOf('text', { anchor: 'hier-unten', content: [] }, { position: 9 })
    const { change, check } = await startCheck(anchored)
    const { rows: own } = await theatre.database.execute<{ path: string }>(sql`
      select path from page_path where page_id = ${page.id} and locale = 'de'`)
    await change(linkTo(`/${own[0]!.path}#hier-unten`), linkTo(`/${own[0]!.path}#oben`, 6))
    expect((await check()).findings).toMatchObject([
      { key: 'missing-translation' },
      { key: 'dead-anchor', value: `/${own[0]!.path}#oben` },
    ])
  })

  test('M-09: a picture needs an alternative text in the language of the document, or has to be decorative', async () => {
    const image = await firstId('image')
    await theatre.database.execute(sql`update image set alt = '{"de":""}' where id = ${image}`)
    const { findings } = await (
      await startCheck(
        addOf('two-columns', { image, text: [] }, { position: 5 }),
        addOf('two-columns', { image, text: [], is_decorative: true }, { position: 6 }),
      )
    ).check()
    expect(findings.map(({ key }) => key)).toEqual([
      'missing-translation',
      'missing-alternative-text',
    ])
  })

  test('the pages and articles of the demo theatre have no errors', async () => {
    const { rows } = await theatre.database.execute<{ slug: string; locale: 'de' | 'en' }>(sql`
      select distinct slug, locale from container join module on module.container_id = container.id
      where container.slug not like 'page-%' or object_id in (select id::text from page where key not like 'test:%')`)
    expect(rows.length).toBeGreaterThan(20)
    const errors: unknown[] = []
    for (const { slug, locale } of rows) {
      const url = `/${locale}/pageeditor-api/document/${slug}/check`
      const { body } = await theatre.call({ url, headers: editor.headers })
      const { findings } = body as PublishCheckBody
      const found = findings.filter(({ severity }) => severity === 'error')
      errors.push(
        ...found.map(
          ({ key, path, value }) => `${locale} ${slug} ${path.join('.')} ${key} ${value}`,
        ),
      )
    }
    expect(errors).toEqual([])
  }, 120_000)
})
