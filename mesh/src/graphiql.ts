import { readFileSync, readdirSync } from 'node:fs'
import type { GraphiQLOptions } from 'graphql-yoga'

const folder = new URL('../examples/', import.meta.url)

/** Example operations: the documents of `examples/`, by name. */
export function readExamples(): { title: string; query: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({
      title: file.replace(/^\d+-|\.graphql$/g, ''),
      query: readFileSync(new URL(file, folder), 'utf8'),
    }))
}

export function graphiqlOptions(): GraphiQLOptions {
  const defaultTabs = readExamples().map(({ query }) => ({ query }))
  return {
    title: 'Foyer: the graph',
    defaultTabs,
    ...(defaultTabs[0] && { defaultQuery: defaultTabs[0].query }),
    additionalHeaders: { 'apollo-require-preflight': '1' },
  }
}

/** The page of the explorer. Its nine megabytes are read when somebody opens it. */
export async function renderGraphiQL(options: GraphiQLOptions): Promise<string> {
  const explorer = await import('@graphql-yoga/render-graphiql')
  return explorer.renderGraphiQL(options)
}
