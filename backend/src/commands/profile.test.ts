import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '#test/demo-template.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { readEnv } from '#env'

const theatre = useTheatre()
const name = `foyer_test_${randomUUID().replaceAll('-', '')}`
const house = {
  DATABASE_URL: 'postgres://127.0.0.1/house',
  FOYER_DATA: '/tmp',
  HOUSE_NAME: 'Example Theatre',
  MAIL_FROM: 'tickets@example.at',
  SITE_URL: 'https://www.theater.example',
}

beforeAll(() => onServer(`create database ${name}`))
afterAll(() => onServer(`drop database if exists ${name} with (force)`))

test('X-09: without a word a house is in production and takes no test payment', () => {
  expect(readEnv(house)).toMatchObject({
    FOYER_PROFILE: 'production',
    PAYMENT_METHODS: ['box_office'],
    BANK_IBAN: '',
  })
})

test.each([
  [{ PAYMENT_METHODS: 'box_office,test_payment' }, /test_payment moves no money/],
  [{ PAYMENT_METHODS: 'bank_transfer' }, /BANK_IBAN and BANK_ACCOUNT_NAME/],
  [{ BANK_IBAN: 'AT611904300234573201' }, /example account of the demo/],
  [{ HOUSE_NAME: undefined }, /HOUSE_NAME/],
  [{ MAIL_FROM: undefined }, /MAIL_FROM/],
  [{ SITE_URL: undefined }, /begin with https/],
  [{ SITE_URL: 'http://www.theater.example' }, /begin with https/],
  [{ CHANGES_SECRET: 'vorhang-auf-2026' }, /the secret is short/],
  [
    { DATABASE_URL: 'postgres://foyer:foyer@database/foyer' },
    /password of the database can be guess/,
  ],
  [{ DATABASE_PASSWORD: 'Vorhang-auf' }, /password of the database can be guess/],
])('X-09: in production %j is refused with a sentence', (variables, sentence) => {
  expect(() => readEnv({ ...house, ...variables })).toThrow(sentence)
})

test('X-09: an empty database stays empty', { tags: 'slow' }, async () => {
  const url = databaseUrl(inject('postgresUrl'), name)
  expect((await prepare(url)).code).toBe(0)
  const database = new pg.Client(url)
  await database.connect()
  const { rows } = await database.query(
    `select (select count(*) from event)::int as events, (select count(*) from account)::int as accounts`,
  )
  await database.end()
  expect(rows).toEqual([{ events: 0, accounts: 0 }])
})

test('X-09: a database with the demo theatre is refused in production', async () => {
  const { code, errors } = await prepare(theatre.url)
  expect(code).toBe(1)
  expect(errors).toMatch(/This database contains the demo theatre/)
})

async function prepare(url: string): Promise<{ code: number; errors: string }> {
  const program = `${dirname(import.meta.dirname)}/prepare.ts`
  const env = { ...house, PATH: process.env['PATH'], DATABASE_URL: url, FOYER_DATA: tmpdir() }
  return promisify(execFile)(process.execPath, [program], { env }).then(
    () => ({ code: 0, errors: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, errors: stderr }),
  )
}

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client(inject('postgresUrl'))
  await server.connect()
  await server.query(statement).finally(() => server.end())
}
