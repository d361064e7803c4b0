import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { addEvent } from '@foyer/backend/src/test/add-event.ts'
import { databaseUrl, demoTemplate } from '@foyer/backend/src/test/demo-template.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import { connect } from '@foyer/backend/src/database/connect.ts'
import pg from 'pg'
import { freePort } from '#ports/free-port.ts'
import { ownProcess } from '#support/processes/own-process.ts'
import { buy } from '#support/simulated-buyers.ts'
import type { Numbers } from './operations.ts'

const name = `foyer_clients_${randomUUID().replaceAll('-', '')}`

export type OpenGraph = {
  url: string
  numbers: Numbers
  /** Renames an event of the cart in both languages. */
  rename: (title: Record<'de' | 'en', string>) => Promise<void>
  /** The slug of the container of a page in German. */
  containerSlug: () => Promise<string>
  /** A `fetch` with the visitor's cookie of the cart, which records what the gateway sends. */
  recordedFetch: () => { fetch: typeof fetch; responses: unknown[] }
  close: () => Promise<void>
}

/** The gateway over an origin over a database with the demo theatre, and a visitor with tickets for one event in the cart. */
export async function openGraph(serverUrl: string): Promise<OpenGraph> {
  const template = await demoTemplate(serverUrl, new Date())
  await onServer(serverUrl, `create database ${name} template ${template}`)
  const databaseAddress = databaseUrl(serverUrl, name)
  const database = new pg.Client(databaseAddress)
  await database.connect()
  const [originPort, gatewayPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${originPort}`
  const services = [
    ownProcess({
      program: 'backend/src/server.ts',
      port: originPort,
      env: {
        ...testEnvironment,
        DATABASE_URL: databaseAddress,
        FOYER_DATA: tmpdir(),
        BACKEND_PORT: String(originPort),
      },
    }),
    ownProcess({
      program: 'mesh/src/main.ts',
      port: gatewayPort,
      env: {
        MESH_PORT: String(gatewayPort),
        BACKEND_URL: origin,
        FREE_OPERATIONS: 'true',
        FOYER_PROFILE: 'demo',
      },
    }),
  ]
  for (const service of services) await service.start()

  const numbers = await findNumbers(database)
  const cart = await fillCart({ databaseAddress, origin, production: numbers.production })
  const url = `http://127.0.0.1:${gatewayPort}/graphql`
  return {
    url,
    numbers: { ...numbers, event: cart.event },
    rename: async (title) => {
      await database.query('update event set title = $2 where id = $1', [cart.event, title])
    },
    async containerSlug() {
      const { rows } = await database.query<{ slug: string }>(
        `select slug from container where content_type = 'page' order by id limit 1`,
      )
      return rows[0]!.slug
    },
    recordedFetch: () => recordedFetch(cart.cookie),
    async close() {
      for (const service of services) await service.kill()
      await database.end()
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A production with an article about it and a person who takes part. */
async function findNumbers(database: pg.Client): Promise<Omit<Numbers, 'event'>> {
  const { rows } = await database.query<Omit<Numbers, 'event'>>(
    `select production_id as production, article_id as article, person_id as person,
            (select min(id) from venue) as venue
     from article_production join credit using (production_id) order by 1, 2, 3 limit 1`,
  )
  return rows[0]!
}

/** Adds an event of the production and holds two of its seats. */
async function fillCart(options: { databaseAddress: string; origin: string; production: number }) {
  const connection = connect(options.databaseAddress)
  try {
    const { id, seatGroup } = await addEvent(connection, {
      rows: [8],
      event: { productionId: options.production, title: { de: 'Die Probe', en: 'The Rehearsal' } },
    })
    const target = { origins: [options.origin], eventId: id, seatGroup, number: 1 }
    const { cart } = await buy(target, { size: 2, behaviour: 'patient' })
    return { event: id, cookie: `cart=${cart}` }
  } finally {
    await connection.$client.end()
  }
}

function recordedFetch(cookie: string) {
  const responses: unknown[] = []
  const recorded: typeof fetch = async (input, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), cookie }
    const response = await fetch(input, { ...init, headers })
    const { data, errors } = (await response.clone().json()) as Result
    // On a busy machine the origin may need longer than the gateway waits for it.
    if (errors?.some(({ extensions }) => extensions?.code === 'UPSTREAM_TIMEOUT'))
      return recorded(input, init)
    if (errors) throw new Error(`The gateway sent errors: ${JSON.stringify(errors)}`)
    responses.push(data)
    return response
  }
  return { fetch: recorded, responses }
}

type Result = { data: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

async function onServer(serverUrl: string, statement: string) {
  const server = new pg.Client(serverUrl)
  await server.connect()
  await server.query(statement).finally(() => server.end())
}
