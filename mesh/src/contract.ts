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

/** A property of a shape, which is a field of a type. */
type Property = { typeName: string; fieldName: string; name: string; property: Described }

/** Reads the REST contract. */
export function readContract(): Contract {
  const documents = sources.map(({ name }) => readJson<OpenApiDocument>(`openapi/${name}.json`))
  const properties = documents.flatMap(propertiesOf)
  return {
    descriptions: readDescriptions(documents, properties),
    extensions: fieldsThat(properties, (property) => property['x-profile'] === 'extension'),
    optionalTexts: fieldsThat(properties, (property) => property['x-may-be-empty'] === true),
    properties: new Map(properties.map((property) => [coordinateOf(property), property.name])),
    requiredArguments: readRequiredArguments(documents),
    pageSizes: readPageSizes(),
    textScalars: readTextScalars(properties),
  }
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
): Descriptions {
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
  return sentences
}

function inputName(shapeName: string): string {
  return shapeName.replace(/Write$/, 'Input')
}

function fieldsThat(
  properties: readonly Property[],
  isWanted: (property: Described) => boolean,
): ReadonlySet<string> {
  return new Set(properties.filter(({ property }) => isWanted(property)).map(coordinateOf))
}

function coordinateOf({ typeName, fieldName }: Property): string {
  return `${typeName}.${fieldName}`
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
function readTextScalars(properties: readonly Property[]): ReadonlyMap<string, string> {
  return new Map(
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
  const url = new URL(import.meta.resolve(`@foyer/schema/${file}`))
  return JSON.parse(readFileSync(url, 'utf8')) as Content
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
