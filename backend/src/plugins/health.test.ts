import { expect, test } from 'vitest'
import { buildApp } from '#app'
import { connect } from '#database/connect.ts'
import { readEnv } from '#env'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('a theatre that can serve is healthy and ready', async () => {
  expect((await theatre.call('/health')).status).toBe(200)
  expect((await theatre.call('/ready')).status).toBe(200)
})

test('without its database the origin lives, but is not ready, and says 503 to callers', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing'
  const database = connect(url)
  const env = readEnv({ ...testEnvironment, DATABASE_URL: url, FOYER_DATA: '/tmp' })
  const app = await buildApp({ env, database })
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect((await app.inject('/ready')).statusCode).toBe(503)
  const response = await app.inject('/de/api/events/')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
  expect(response.json().detail).toMatch(/überlastet/)
  await app.close()
  await database.$client.end()
})

test('X-09: an origin in production is not ready with the database of the demo', async () => {
  const env = readEnv({
    ...testEnvironment,
    FOYER_PROFILE: 'production',
    PAYMENT_METHODS: 'box_office',
    BANK_IBAN: '',
    SITE_URL: 'https://www.theater.example',
    // The address has the password of the tests, which production refuses.
    DATABASE_URL: 'postgres://127.0.0.1/theatre',
    FOYER_DATA: '/tmp',
  })
  const app = await buildApp({ env, database: theatre.database })
  const response = await app.inject('/ready')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'refuses the demo theatre in production' })
  await app.close()
})

test('a statement that takes too long is given up', async () => {
  const database = connect(theatre.url, { statementTimeoutMs: 50 })
  await expect(database.execute('select pg_sleep(5)')).rejects.toMatchObject({
    cause: { code: '57014' },
  })
  await database.$client.end()
})
