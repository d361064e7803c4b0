import { getMesh } from '@graphql-mesh/runtime'
import { type GraphQLSchema, printSchema } from 'graphql'
import { getMeshOptions } from '#mesh'
import {
  readDescriptions,
  readExtensionFields,
  readOptionalTexts,
  readPageSizes,
  readProperties,
  readRequiredArguments,
  readTextScalars,
} from './contract.ts'
import { createGraph } from './graph.ts'

/** The executable graph of the built artifacts in `.mesh/`. */
export async function loadPublicGraph(): Promise<GraphQLSchema> {
  const mesh = await getMesh(await getMeshOptions())
  return createGraph(mesh.schema, {
    descriptions: readDescriptions(),
    extensions: readExtensionFields(),
    optionalTexts: readOptionalTexts(),
    properties: readProperties(),
    requiredArguments: readRequiredArguments(),
    pageSizes: readPageSizes(),
    textScalars: readTextScalars(),
  })
}

/** The same graph as text, as it is committed. */
export async function printPublicGraph(): Promise<string> {
  return `${printSchema(await loadPublicGraph())}\n`
}
