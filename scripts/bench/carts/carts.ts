import pg from 'pg'
import { alternate, type Contender } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, BenchContext } from '#bench/bench.ts'
import { compare, type Comparison, type FigureDefinition } from '#bench/measure/compare.ts'
import { databaseUrl, withClient } from '#bench/list/statement-times.ts'
import { claimDemoFolder } from '#bench/origin/demo-folder.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { startPostgres } from '#postgres/start-postgres.ts'
import { openCartClient, type CartClient } from './cart-client.ts'
import { openHall, type Hall } from './open-hall.ts'
import { sendBurst } from './send-burst.ts'

const buyers = 500
/** The number of database connections of an origin. */
const poolSize = 10
const bareUpdate = 'bare UPDATE of one row'
const figures: FigureDefinition[] = [
  { name: 'perSecond', title: 'Served per second', unit: '1/s', goal: { atLeast: 0.15 } },
  { name: 'p50Ms', title: 'Served after, half of the buyers', unit: 'ms' },
  { name: 'p99Ms', title: 'Served after, 99 of 100 buyers', unit: 'ms' },
]

export const carts: Bench = {
  name: 'carts',
  question: `When ${buyers} people want seats of one event at the same moment, how many a second get a response, compared with as many bare updates of one row of the same database?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { url, client, stock } = await open(context, disposables)
    const large = await openHall(url, { rows: 40, seatsARow: 40 })
    const small = await openHall(url, { rows: 10, seatsARow: 20 })
    return {
      status: 'measured',
      comparisons: [
        await measure(context, {
          title: 'Seats for everybody (1,600)',
          hall: large,
          client,
          stock,
        }),
        await measure(context, { title: 'Seats for some (200)', hall: small, client, stock }),
      ],
      notes: [
        'A cart is a call over HTTP to one origin: checked, held side by side under a key, and returned with its tickets. Buyers want one to four seats, together 1,250. The updates go straight to the database, over as many connections as the origin has.',
        'Origin, database and buyers share the machine.',
      ],
    }
  },
}

async function open(context: BenchContext, disposables: AsyncDisposableStack) {
  const dataFolder = await claimDemoFolder(context.root, disposables)
  const postgres = await startPostgres({ folder: `${dataFolder}/postgres` })
  disposables.defer(() => postgres.stop())
  context.note('demo theatre')
  await prepareDemo(context, { databaseUrl: postgres.url, dataFolder })
  const url = await copyDatabase(postgres.url, disposables)
  await withClient(url, async (client) => {
    await client.query('create table bench_stock (id int primary key, free int not null)')
    await client.query('insert into bench_stock values (1, 1000000000)')
  })
  const origin = await openOrigin(context, disposables, { databaseUrl: url, dataFolder })
  const client = openCartClient(origin, buyers)
  disposables.defer(() => client.close())
  const stock = new pg.Pool({ connectionString: url, max: poolSize })
  disposables.defer(() => stock.end())
  return { url, client, stock }
}

/** A database of its own, so that what is held here is not missing in other benches. */
async function copyDatabase(demo: string, disposables: AsyncDisposableStack): Promise<string> {
  const server = databaseUrl(demo, 'postgres')
  const drop = 'drop database if exists bench_carts with (force)'
  await withClient(server, async (client) => {
    await client.query(drop)
    await client.query('create database bench_carts template foyer')
  })
  disposables.defer(() => withClient(server, async (client) => void (await client.query(drop))))
  return databaseUrl(demo, 'bench_carts')
}

async function measure(
  { note, signal }: BenchContext,
  { title, hall, client, stock }: { title: string; hall: Hall; client: CartClient; stock: pg.Pool },
): Promise<Comparison> {
  const contenders: Contender[] = [
    { name: 'carts', read: () => rushForSeats(hall, client) },
    { name: bareUpdate, read: () => sendBurst(buyers, () => takeOne(stock)) },
  ]
  const rounds = await alternate({ contenders, rounds: 15, warmUps: 3, note, signal })
  return compare(rounds, { title, subject: 'carts', base: bareUpdate, figures })
}

async function rushForSeats(hall: Hall, client: CartClient) {
  await hall.empty()
  let held = 0
  const visitors = await client.enter(buyers)
  const figures = await sendBurst(buyers, async (number) => {
    const seats = await client.buy(visitors[number]!, { ...hall, quantity: 1 + (number % 4) })
    held += seats
  })
  // A burst in which no request gets a seat would be fast as well.
  if (held < 150) throw new Error(`Only ${held} seats were held.`)
  return figures
}

async function takeOne(stock: pg.Pool): Promise<void> {
  const { rowCount } = await stock.query(
    'update bench_stock set free = free - 1 where id = 1 and free >= 1',
  )
  if (rowCount !== 1) throw new Error('The stock is empty.')
}
