import type { BenchContext } from '#bench/bench.ts'
import { openPostgres } from '#bench/list/open-origins.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import { addDocuments } from './add-documents.ts'
import type { SearchCall } from './search-calls.ts'

export type SearchStack = Awaited<ReturnType<typeof openSearchStack>>

/** Starts database, origin and gateway, with all documents indexed. */
export async function openSearchStack(bench: BenchContext, disposables: AsyncDisposableStack) {
  // All requests come from one address.
  const context = { ...bench, env: { ...bench.env, SEARCHES_A_MINUTE: '1000000' } }
  const { url } = await openPostgres(context, disposables)
  context.note('demo theatre')
  const data = { databaseUrl: url, dataFolder: context.folder }
  await prepareDemo(context, data)
  context.note('documents')
  await addDocuments(url)
  const origin = await openOrigin(context, disposables, data)
  const gateway = await serveProgram(context, disposables, {
    name: 'gateway',
    args: () => [`${context.root}/mesh/src/main.ts`],
    env: (port) => ({
      MESH_PORT: port,
      BACKEND_URL: origin,
      FREE_OPERATIONS: 'true',
      FOYER_PROFILE: 'demo',
    }),
    readyPath: '/ready',
  })
  return {
    databaseUrl: url,
    async askOrigin({ path }: SearchCall): Promise<void> {
      const response = await fetch(origin + path)
      if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`)
      await response.arrayBuffer()
    },
    async askGateway({ field, locale, term }: SearchCall): Promise<void> {
      const response = await fetch(`${gateway}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': 'bench' },
        body: JSON.stringify({
          query: `query ($locale: Locale!, $query: String!) { ${field} }`,
          variables: { locale: locale.toUpperCase(), query: term },
        }),
      })
      const { errors } = (await response.json()) as { errors?: { message: string }[] }
      if (errors) throw new Error(`The gateway rejected "${term}": ${errors[0]?.message}`)
    },
  }
}
