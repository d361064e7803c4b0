import { readFileSync } from 'node:fs'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import type { Descriptions } from '#transforms/descriptions.ts'
import type { Contract } from './graph.ts'

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

/** Reads the REST contract. */
export function readContract(): Contract {
  const documents = sources.map(({ name }) => readJson<OpenApiDocument>(`openapi/${name}.json`))
  return {
    descriptions: readDescriptions(documents),
    extensions: readExtensionFields(documents),
    optionalTexts: readOptionalTexts(documents),
    properties: readProperties(documents),
    requiredArguments: readRequiredArguments(documents),
    pageSizes: readPageSizes(),
    textScalars: readTextScalars(documents),
  }
}

/** Descriptions of the contract of its types, fields, arguments and, as the origin spells them, enum values, by coordinate. */
function readDescriptions(documents: OpenApiDocument[]): Descriptions {
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
      const { description, properties, 'x-enum-descriptions': values = {} } = shape
      const typeName = shapeName.replace(/Write$/, 'Input')
      if (description) sentences.set(typeName, description)
      for (const [value, sentence] of Object.entries(values)) {
        sentences.set(`${typeName}.${value}`, sentence)
      }
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (field.description) sentences.set(`${typeName}.${camelCase(name)}`, field.description)
      }
    }
  }
  return sentences
}

/** Fields that an origin may leave out, by coordinate of the graph. */
function readExtensionFields(documents: OpenApiDocument[]): ReadonlySet<string> {
  return readFieldsThat(documents, (property) => property['x-profile'] === 'extension')
}

/** Texts that are empty where there is none, by coordinate of the graph. */
function readOptionalTexts(documents: OpenApiDocument[]): ReadonlySet<string> {
  return readFieldsThat(documents, (property) => property['x-may-be-empty'] === true)
}

function readFieldsThat(
  documents: OpenApiDocument[],
  isWanted: (property: Described) => boolean,
): ReadonlySet<string> {
  const fields = documents.flatMap(({ components }) =>
    Object.entries(components.schemas).flatMap(([typeName, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => isWanted(property))
        .map(([name]) => `${typeName}.${camelCase(name)}`),
    ),
  )
  return new Set(fields)
}

/** The property of the REST contract that a field of the graph is read from, by coordinate of the graph. */
function readProperties(documents: OpenApiDocument[]): ReadonlyMap<string, string> {
  const properties = documents.flatMap(({ components }) =>
    Object.entries(components.schemas).flatMap(([typeName, { properties = {} }]) =>
      Object.keys(properties).map((name): [string, string] => [
        `${typeName}.${camelCase(name)}`,
        name,
      ]),
    ),
  )
  return new Map(properties)
}

/** Arguments that the origin requires, by coordinate of the graph. */
function readRequiredArguments(documents: OpenApiDocument[]): ReadonlySet<string> {
  const operations = documents.flatMap(({ paths }) =>
    Object.values(paths).flatMap(({ get }) => (get ? [get] : [])),
  )
  return new Set(
    operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ required }) => required)
        .map(({ name }) => `Query.${operationId}(${camelCase(name)}:)`),
    ),
  )
}

/** Default page size by root field, for each paged list. */
function readPageSizes(): ReadonlyMap<string, number> {
  const lists = sources.flatMap(({ operations }): Operation[] => Object.values(operations))
  return new Map(
    lists.flatMap(({ operationId, pageSize }) => (pageSize ? [[operationId, pageSize]] : [])),
  )
}

/** The scalars that texts of the contract are in the graph, by coordinate of the graph. UUIDs are ids, in inputs as well. */
function readTextScalars(documents: OpenApiDocument[]): ReadonlyMap<string, string> {
  return new Map(
    documents.flatMap(({ components }) =>
      Object.entries(components.schemas).flatMap(([typeName, { properties = {} }]) =>
        Object.entries(properties).flatMap(([name, property]): [string, string][] => {
          const scalar = property['x-scalar']
          const coordinate = (type: string) => `${type}.${camelCase(name)}`
          if (!isUuid(property)) return scalar ? [[coordinate(typeName), scalar]] : []
          const input = `${typeName.replace(/Write$/, '')}Input`
          return [typeName, input].map((type) => [coordinate(type), 'ID'])
        }),
      ),
    ),
  )
}

const isUuid = ({ format, anyOf = [] }: Described): boolean =>
  format === 'uuid' || anyOf.some(isUuid)

function readJson<Content>(file: string): Content {
  const url = new URL(import.meta.resolve(`@foyer/schema/${file}`))
  return JSON.parse(readFileSync(url, 'utf8')) as Content
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
