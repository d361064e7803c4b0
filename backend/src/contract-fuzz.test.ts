import { sources } from '@foyer/schema/rest/sources.ts'
import { sql } from 'drizzle-orm'
import fc, { type Arbitrary } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Parameter, readContract, type Schema } from '#test/fuzz/contract-schema.ts'
import { parameterValues, type Written } from '#test/fuzz/parameter-values.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

// oxlint-disable-next-line no-control-regex -- they are what is refused
const controlCharacter = /[\u0000-\u001f\u007f]/

/** Runs per operation: `npm test` has fewer, `npm run test:all` many more. `FUZZ_SEED` explores other values. */
const isFull = process.env.FULL === '1'
const numRuns = isFull ? 2_000 : process.env.SHORT === '1' ? 8 : 30
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

const callers = ['nobody', 'visitor', 'editor', 'boxOffice', 'admin', 'impostor'] as const

/** Operations whose parameter nobody can guess. */
const withSecret = new Set([
  'favouriteCalendar',
  'mailLink',
  'mediaUpload',
  'order',
  'preview',
  'staffOrder',
])
/** Operations about things of which the demo theatre has none. */
const ofNothing = new Set([
  'getErrorPageResource',
  'getFormEntry',
  'getWaitingRoomResource',
  'historyErrorPageResource',
  'historyWaitingRoomResource',
])

type Call = {
  path: Record<string, Written>
  query: [name: string, value: Written][]
  caller: (typeof callers)[number]
  network: number
}

const theatre = useTheatre()
const cookies = { impostor: 'sessionid=x; csrftoken=%; cart=\u00e4' } as Record<
  Call['caller'],
  string
>
const known: Record<string, string[]> = { path: ['', 'haus', 'house'], slug: [], id: [] }

beforeAll(async () => {
  const [nobody, visitor, editor, boxOffice, admin] = await Promise.all([
    logIn(theatre),
    logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' }),
    logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' }),
    logIn(theatre, { username: 'kassa', password: 'Parkett-Mitte-4' }),
    logIn(theatre, { username: 'leitung', password: 'Generalprobe-88' }),
  ])
  Object.assign(cookies, {
    nobody: nobody.headers['cookie'],
    visitor: visitor.headers['cookie'],
    editor: editor.headers['cookie'],
    boxOffice: boxOffice.headers['cookie'],
    admin: admin.headers['cookie'],
  })
  for (const table of ['event', 'production', 'venue', 'person', 'form', 'article']) {
    known['id']!.push(...(await column('id', table)))
  }
  known['slug']!.push(...(await column('slug', 'container')))
})

const cases = sources.flatMap(({ name }) => {
  const contract = readContract(name)
  return contract.readings.map((reading) => ({
    ...reading,
    contract,
    id: reading.operation.operationId,
  }))
})

test.each(cases)(
  'X-10, X-11: whatever $id is called with, the response is a documented one',
  async ({ path, operation, contract }) => {
    const parameters = operation.parameters ?? []
    const schemaOf = ({ schema }: Parameter) => contract.resolve(schema)
    const statuses: number[] = []
    await fc.assert(
      fc.asyncProperty(calls(parameters, schemaOf), async (call) => {
        const url = addressOf(path, call)
        const { status, headers, body } = await theatre.call({
          url,
          remoteAddress: `10.${call.network % 256}.${(call.network >> 8) % 256}.1`,
          headers: { cookie: cookies[call.caller] },
        })
        statuses.push(status)
        const shape = contract.shapeOf(operation, status)
        expect(shape, `${status} of ${url} is documented`).toBeDefined()
        expect(status, url).toBeLessThan(500)
        expect(headers['content-type'], url).toMatch(/^application\/json/)
        expect(contract.problemOf(shape!, body), `${status} of ${url}`).toBeUndefined()
        // Authorization is checked before the parameters.
        if (status === 401 || status === 403) return
        expect(expectedStatuses(call, parameters, contract), url).toContain(status)
      }),
      { numRuns, seed, ...(isFull && { interruptAfterTimeLimit: 20_000 }) },
    )
    // The values are such that calls also succeed, if there are enough of them.
    const isFindable =
      !withSecret.has(operation.operationId) && !ofNothing.has(operation.operationId)
    if (isFull && isFindable) expect(statuses).toContain(200)
  },
  isFull ? 180_000 : 60_000,
)

function calls(
  parameters: Parameter[],
  schemaOf: (parameter: Parameter) => Schema,
): Arbitrary<Call> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const valueOf = (parameter: Parameter) =>
    parameterValues(schemaOf(parameter), known[parameter.name])
  return fc.record({
    path: fc.record(Object.fromEntries(inPath.map((one) => [one.name, valueOf(one)]))),
    query: fc
      .tuple(
        ...inQuery.map((one) =>
          fc
            .option(valueOf(one), { nil: undefined, freq: one.required ? 10 : 1 })
            .map((value) => [one.name, value]),
        ),
      )
      .map((pairs) => pairs.filter((pair): pair is [string, Written] => pair[1] !== undefined)),
    caller: fc.constantFrom(...callers),
    network: fc.nat({ max: 65_535 }),
  })
}

function addressOf(path: string, call: Call): string {
  const written = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { encoded } = call.path[name]!
    // A path within a path keeps its slashes.
    return name === 'path' ? encoded.replaceAll('%2F', '/') : encoded
  })
  const query = call.query.map(([name, { encoded }]) => `${name}=${encoded}`).join('&')
  return query ? `${written}?${query}` : written
}

/** What the documents promise beyond shapes: values that follow the rules of a parameter are accepted, others are rejected. */
function expectedStatuses(
  call: Call,
  parameters: Parameter[],
  { problemOf, resolve }: ReturnType<typeof readContract>,
): number[] {
  const values = [...Object.values(call.path), ...call.query.map(([, value]) => value)]
  if (values.some(({ text }) => text === undefined)) return [200, 400, 404, 414]
  if (values.some(({ text }) => controlCharacter.test(text!))) return [400, 404, 414]
  const breaksRule = ({ name, schema, required = false, in: place }: Parameter): boolean => {
    const text = place === 'path' ? call.path[name]?.text : new Map(call.query).get(name)?.text
    if (!text) return required && !(name === 'path' && text === '')
    return problemOf(schema, valueOf(text, resolve(schema))) !== undefined
  }
  const broken = parameters.filter(breaksRule)
  if (broken.some((parameter) => parameter.in === 'path')) return [404, 414]
  if (broken.length > 0) return [400, 404]
  // A day that has the form but is in no calendar, such as 30 February.
  const hasDay = call.query.some(([name]) => name === 'date')
  return hasDay ? [200, 404, 400] : [200, 404]
}

function valueOf(text: string, { type }: Schema): unknown {
  return type === 'integer' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

async function column(name: string, table: string): Promise<string[]> {
  const { rows } = await theatre.database.execute(
    sql.raw(`select ${name} from ${table} order by 1 limit 40`),
  )
  return rows.map((row) => String(row[name]))
}
