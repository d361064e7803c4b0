import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ApolloClient } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { addMocksToSchema, type IMocks } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { IResolvers } from '@graphql-tools/utils'
import type { ReactNode } from 'react'
import { graphCache } from '#graphql/graph-cache.ts'

const typeDefs = readFileSync(
  createRequire(import.meta.url).resolve('@foyer/schema/schema.graphql'),
  'utf8',
)

const scalars: IMocks = {
  Int: () => 1,
  Slug: () => 'ein-abend',
  LocalDate: () => '2026-11-21',
  DateTime: () => '2026-11-21T19:30:00+01:00',
  Decimal: () => '18.00',
  LocalTime: () => '19:30',
  Duration: () => 'PT95M',
  URL: () => '/pfad',
  RichText: () => '<p>Ein Abend.</p>',
  HTML: () => '<p>Ein Abend.</p>',
  ExhibitionTypeKey: () => 'vorstellung',
}

/** A client of the public graph with mock responses: what a test does not set comes from the schema. */
export function mockClient(mocks: IMocks = {}, resolvers: IResolvers = {}): ApolloClient {
  const schema = addMocksToSchema({
    schema: makeExecutableSchema({ typeDefs }),
    mocks: { ...scalars, ...mocks },
    resolvers,
  })
  return new ApolloClient({
    cache: graphCache(),
    link: new SchemaLink({ schema }),
  })
}

export function WithGraph(props: { client: ApolloClient; children: ReactNode }) {
  return <ApolloProvider client={props.client}>{props.children}</ApolloProvider>
}
