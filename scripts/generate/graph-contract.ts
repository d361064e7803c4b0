import { readFileSync, writeFileSync } from 'node:fs'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { accessSentence } from '@foyer/schema/rest/access.ts'
import { moduleOperations } from '@foyer/schema/rest/modules.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'

type Described = {
  description?: string
  'x-profile'?: string
  format?: string
  anyOf?: Described[]
  'x-scalar'?: string
  'x-may-be-empty'?: boolean
  'x-enum-descriptions'?: Record<string, string>
}
type OpenApiDocument = {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, Described & { properties?: Record<string, Described> }> }
}
type OpenApiOperation = {
  operationId: string
  parameters?: (Described & { name: string; required?: boolean })[]
}

/** A property of a shape, which is a field of a type. */
type Property = { typeName: string; fieldName: string; name: string; property: Described }

/**
 * Writes what the REST contract adds to the graph beyond what Mesh reads to `mesh/generated/contract.json`: so that a gateway that starts
 * neither reads megabytes of OpenAPI nor makes the shapes of all operations.
 */
export function writeGraphContract(root: string): void {
  const documents = sources.map(({ name }) =>
    readJson<OpenApiDocument>(`${root}/schema/openapi/${name}.json`),
  )
  const properties = documents.flatMap(propertiesOf)
  const operations = sources.flatMap((source): Operation[] => Object.values(source.operations))
  const contract = {
    descriptions: readDescriptions(documents, properties),
    extensions: fieldsThat(properties, (property) => property['x-profile'] === 'extension'),
    optionalTexts: fieldsThat(properties, (property) => property['x-may-be-empty'] === true),
    properties: Object.fromEntries(properties.map((one) => [coordinateOf(one), one.name])),
    requiredArguments: readRequiredArguments(documents),
    pageSizes: readPageSizes(operations),
    textScalars: readTextScalars(properties),
    internalFields: operations.filter((one) => one.isInternal).map((one) => one.operationId),
    whenMissing: operations.flatMap(({ method, path, extension }) =>
      method === 'GET' && extension?.whenMissing !== undefined
        ? [{ path, response: extension.whenMissing }]
        : [],
    ),
    moduleAccess: accessSentence(moduleOperations(moduleKinds[0]).update),
  }
  writeFileSync(`${root}/mesh/generated/contract.json`, JSON.stringify(contract))
}

function propertiesOf({ components }: OpenApiDocument): Property[] {
  return Object.entries(components.schemas).flatMap(([typeName, { properties = {} }]) =>
    Object.entries(properties).map(([name, property]) => ({
      typeName,
      fieldName: camelCase(name),
      name,
      property,
    })),
  )
}

/** Descriptions of the contract of its types, fields, arguments and, as the origin spells them, enum values, by coordinate. */
function readDescriptions(
  documents: OpenApiDocument[],
  properties: readonly Property[],
): Record<string, string> {
  const sentences = new Map<string, string>()
  for (const document of documents) {
    for (const [method, operation] of Object.values(document.paths).flatMap(
      Object.entries<OpenApiOperation>,
    )) {
      const root = method === 'get' ? 'Query' : 'Mutation'
      for (const { name, description } of operation.parameters ?? []) {
        const coordinate = `${root}.${operation.operationId}(${camelCase(name)}:)`
        if (description) sentences.set(coordinate, description)
      }
    }
    for (const [shapeName, shape] of Object.entries(document.components.schemas)) {
      const { description, 'x-enum-descriptions': values = {} } = shape
      const typeName = inputName(shapeName)
      if (description) sentences.set(typeName, description)
      for (const [value, sentence] of Object.entries(values)) {
        sentences.set(`${typeName}.${value}`, sentence)
      }
    }
  }
  for (const { typeName, fieldName, property } of properties) {
    const { description } = property
    if (description) sentences.set(`${inputName(typeName)}.${fieldName}`, description)
  }
  return Object.fromEntries(sentences)
}

function inputName(shapeName: string): string {
  return shapeName.replace(/Write$/, 'Input')
}

function fieldsThat(
  properties: readonly Property[],
  isWanted: (property: Described) => boolean,
): string[] {
  return distinct(properties.filter(({ property }) => isWanted(property)).map(coordinateOf))
}

function distinct(coordinates: string[]): string[] {
  return [...new Set(coordinates)]
}

function coordinateOf({ typeName, fieldName }: Property): string {
  return `${typeName}.${fieldName}`
}

/** Arguments that the origin requires, by coordinate of the graph. */
function readRequiredArguments(documents: OpenApiDocument[]): string[] {
  const operations = documents.flatMap(({ paths }) =>
    Object.values(paths).flatMap(({ get }) => (get ? [get] : [])),
  )
  return distinct(
    operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ required }) => required)
        .map(({ name }) => `Query.${operationId}(${camelCase(name)}:)`),
    ),
  )
}

/** Default page size by root field, for each paged list. */
function readPageSizes(operations: readonly Operation[]): Record<string, number> {
  return Object.fromEntries(
    operations.flatMap(({ operationId, pageSize }) => (pageSize ? [[operationId, pageSize]] : [])),
  )
}

/** The scalars that texts of the contract are in the graph, by coordinate of the graph. UUIDs are ids, in inputs as well. */
function readTextScalars(properties: readonly Property[]): Record<string, string> {
  return Object.fromEntries(
    properties.flatMap((one): [string, string][] => {
      const { typeName, fieldName, property } = one
      const scalar = property['x-scalar']
      if (!isUuid(property)) return scalar ? [[coordinateOf(one), scalar]] : []
      const input = `${typeName.replace(/Write$/, '')}Input`
      return [typeName, input].map((type) => [`${type}.${fieldName}`, 'ID'])
    }),
  )
}

const isUuid = ({ format, anyOf = [] }: Described): boolean =>
  format === 'uuid' || anyOf.some(isUuid)

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
