import pg from 'pg'
import { alternate, type Contender } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, Stage } from '#bench/bench.ts'
import { compare, type Comparison, type FigureDefinition } from '#bench/measure/compare.ts'
import { databaseUrl, withClient } from '#bench/list/statement-times.ts'
import { claimDemoFolder } from '#bench/origin/demo-folder.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { startPostgres } from '#postgres/start-postgres.ts'
import { openCartDesk, type CartDesk } from './cart-desk.ts'
import { openHall, type Hall } from './open-hall.ts'
import { rush } from './rush.ts'

const buyers = 500
/** As many as an origin has. */
const poolSize = 10
const bareUpdate = 'bare UPDATE of one row'
const figures: FigureDefinition[] = [
  { name: 'perSecond', title: 'Served per second', unit: '1/s', goal: { atLeast: 0.15 } },
  { name: 'p50Ms', title: 'Served after, half of the buyers', unit: 'ms' },
  { name: 'p99Ms', title: 'Served after, 99 of 100 buyers', unit: 'ms' },
]

export const carts: Bench = {
  name: 'carts',
  question: `When ${buyers} people want seats of one event at the same moment, how many a second get an answer, over as many bare updates of one row of the same database?`,
  async run(stage): Promise<Outcome> {
    await using ends = new AsyncDisposableStack()
    const { url, desk, stock } = await open(stage, ends)
    const large = await openHall(url, { rows: 40, seatsARow: 40 })
    const small = await openHall(url, { rows: 10, seatsARow: 20 })
    return {
      status: 'measured',
      comparisons: [
        await measure(stage, { title: 'Seats for everybody (1,600)', hall: large, desk, stock }),
        await measure(stage, { title: 'Seats for some (200)', hall: small, desk, stock }),
      ],
      notes: [
        'A cart is a call over HTTP to one origin: checked, held side by side under a key, and answered with its tickets. Buyers want one to four seats, together 1,250. The updates go straight to the database, over as many connections as the origin has.',
        'Origin, database and buyers share the machine.',
      ],
    }
  },
}

async function open(stage: Stage, ends: AsyncDisposableStack) {
  const dataFolder = await claimDemoFolder(stage.root, ends)
  const postgres = await startPostgres({ folder: `${dataFolder}/postgres` })
  ends.defer(() => postgres.stop())
  stage.note('demo theatre')
  await prepareDemo(stage, { databaseUrl: postgres.url, dataFolder })
  const url = await copyDatabase(postgres.url, ends)
  await withClient(url, async (client) => {
    await client.query('create table bench_stock (id int primary key, free int not null)')
    await client.query('insert into bench_stock values (1, 1000000000)')
  })
  const origin = await openOrigin(stage, ends, { databaseUrl: url, dataFolder })
  const desk = await openCartDesk(origin, buyers)
  ends.defer(() => desk.close())
  const stock = new pg.Pool({ connectionString: url, max: poolSize })
  ends.defer(() => stock.end())
  return { url, desk, stock }
}

/** What is bought here shall not be missing in the demo theatre of other benches. */
async function copyDatabase(demo: string, ends: AsyncDisposableStack): Promise<string> {
  const server = databaseUrl(demo, 'postgres')
  const drop = 'drop database if exists bench_carts with (force)'
  await withClient(server, async (client) => {
    await client.query(drop)
    await client.query('create database bench_carts template foyer')
  })
  ends.defer(() => withClient(server, async (client) => void (await client.query(drop))))
  return databaseUrl(demo, 'bench_carts')
}

async function measure(
  { note, signal }: Stage,
  { title, hall, desk, stock }: { title: string; hall: Hall; desk: CartDesk; stock: pg.Pool },
): Promise<Comparison> {
  const contenders: Contender[] = [
    { name: 'carts', read: () => rushForSeats(hall, desk) },
    { name: bareUpdate, read: () => rush(buyers, () => takeOne(stock)) },
  ]
  const rounds = await alternate({ contenders, rounds: 15, warmUps: 3, note, signal })
  return compare(rounds, { title, subject: 'carts', base: bareUpdate, figures })
}

async function rushForSeats(hall: Hall, desk: CartDesk) {
  await hall.empty()
  let held = 0
  const figures = await rush(buyers, async (number) => {
    const seats = await desk.buy({ ...hall, quantity: 1 + (number % 4) })
    held += seats
  })
  // A rush in which nobody gets anything would be quick as well.
  if (held < 150) throw new Error(`Only ${held} seats were held.`)
  return figures
}

async function takeOne(stock: pg.Pool): Promise<void> {
  const { rowCount } = await stock.query(
    'update bench_stock set free = free - 1 where id = 1 and free >= 1',
  )
  if (rowCount !== 1) throw new Error('The stock is empty.')
}
