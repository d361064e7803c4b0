import { getMesh } from '@graphql-mesh/runtime'
import { type GraphQLSchema, printSchema } from 'graphql'
import { getMeshOptions } from '#mesh'
import { mergeSchemas } from '#transforms/map-schema/merge-schemas.ts'
import { contract } from './contract.ts'
import { createGraph } from './graph.ts'

/** For Mesh's handlers, which otherwise write a line of plain text per source between our JSON lines at each start. */
const noLogger = { debug: () => undefined, info: () => undefined }

/** In place of the merger of `.meshrc.yaml`: the same graph, without building all types anew. */
export const merger: Parameters<typeof getMesh>[0]['merger'] = {
  name: 'sources',
  getUnifiedSchema: ({ rawSources }) => ({
    schema: mergeSchemas(rawSources.map((source) => source.schema)),
  }),
}

/** The executable graph of the built artifacts in `.mesh/`. */
export async function loadPublicGraph(): Promise<GraphQLSchema> {
  const options = await getMeshOptions()
  for (const { handler } of options.sources) Object.assign(handler, { logger: noLogger })
  const mesh = await getMesh({ ...options, merger })
  return createGraph(mesh.schema, contract)
}

/** The same graph as text, as it is committed. */
export async function printPublicGraph(): Promise<string> {
  return `${printSchema(await loadPublicGraph())}\n`
}
