import { writeFileSync } from 'node:fs'
import type { BenchContext } from '#bench/bench.ts'
import { claimDemoFolder } from '#bench/origin/demo-folder.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { startPostgres } from '#postgres/start-postgres.ts'

type Recorded = { file: string; eventId: number }

/** Records the origin's responses for the demo theatre: path to JSON text. */
export async function recordResponses(context: BenchContext): Promise<Recorded> {
  await using disposables = new AsyncDisposableStack()
  const dataFolder = await claimDemoFolder(context.root, disposables)
  const postgres = await startPostgres({ folder: `${dataFolder}/postgres` })
  disposables.defer(() => postgres.stop())
  const data = { databaseUrl: postgres.url, dataFolder }
  await prepareDemo(context, data)
  const origin = await openOrigin(context, disposables, data)

  const listPath = '/de/api/events/'
  const list = await readText(`${origin}${listPath}`)
  const { results } = JSON.parse(list) as { results: { id: number }[] }
  const eventId = results[0]?.id
  if (eventId === undefined) throw new Error('The demo theatre has no event from today on.')
  const eventPath = `${listPath}${eventId}/`
  const responses = { [listPath]: list, [eventPath]: await readText(`${origin}${eventPath}`) }
  const file = `${context.folder}/responses.json`
  writeFileSync(file, JSON.stringify(responses))
  return { file, eventId }
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The origin responded with ${response.status}.`)
  return response.text()
}
