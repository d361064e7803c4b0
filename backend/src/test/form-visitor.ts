import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll } from 'vitest'
import { logIn, type Session } from './log-in.ts'
import { type Theatre, useTheatre } from './use-theatre.ts'

export const theatre = {} as Theatre

export const pdf = Buffer.from('%PDF-1.7\nLebenslauf\n%%EOF\n')

export let png: Buffer

export const ids: Record<string, number> = {}

export let visitor: Session

/** The theatre of a file of tests of forms, with the numbers of its forms. */
export function useForms(): void {
  useTheatre(theatre)
  beforeAll(async () => {
    const create = { width: 8, height: 6, channels: 3, background: '#d6231f' } as const
    png = await sharp({ create }).png().toBuffer()
    const { rows } = await theatre.database.execute<{ id: number; key: string }>(
      sql`select id, key from form`,
    )
    for (const { id, key } of rows) ids[key.replace('demo:', '')] = id
  })
}

/** A new visitor, unknown to rate limits. */
export async function newVisitor(): Promise<Session> {
  visitor = await logIn(theatre)
  return visitor
}

export async function upload(
  bytes: Buffer,
  { name = 'cv.pdf', who = visitor, locale = 'de' } = {},
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return send(form, { who, locale })
}

export async function send(form: FormData, { who = visitor, locale = 'de' } = {}) {
  const request = new Request('http://x', { method: 'POST', body: form })
  return theatre.call({
    method: 'POST',
    url: `/${locale}/api/temp-files/`,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

export async function submit(
  values: Record<string, unknown>,
  { form = ids['rueckmeldung']!, locale = 'de', ...others }: Record<string, unknown> = {},
) {
  const who = await newVisitor()
  return who.send({
    url: `/${String(locale)}/api/forms-entries/`,
    payload: { form, field_values: values, ...others },
  })
}

export async function countEntries(): Promise<number> {
  const { rows } = await theatre.database.execute<{ count: string }>(
    sql`select count(*) as count from form_entry`,
  )
  return Number(rows[0]!.count)
}

export const application = {
  name: 'Anna Berger',
  geburtsdatum: '1999-02-28',
  email: 'anna@example.org',
  email2: 'ANNA@example.org',
  fach: 'gesang',
  stuecke: 'Pamina',
  datenschutz: 'true',
}
