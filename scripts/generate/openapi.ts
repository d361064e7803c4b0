import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { accessSentence } from '@foyer/schema/rest/access.ts'
import type { Operation, RestSource } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'

type Json = { [key: string]: unknown }

const jsonSchemaKeys = new Set(['$id', '$schema', 'id'])
const componentPrefix = '#/components/schemas/'

/** Writes one OpenAPI 3.0.3 document per REST source to `schema/openapi/`. */
export function writeOpenApiDocuments(root: string): void {
  const folder = `${root}/schema/openapi`
  mkdirSync(folder, { recursive: true })
  const components = namedComponents()
  for (const source of sources) {
    const text = `${JSON.stringify(openApiDocument(source, components), null, 2)}\n`
    writeFileSync(`${folder}/${source.name}.json`, text)
  }
}

function openApiDocument(source: RestSource, components: Record<string, Json>): Json {
  const paths: Record<string, Json> = {}
  for (const operation of Object.values(source.operations)) {
    const methods = (paths[operation.path] ??= {})
    methods[operation.method.toLowerCase()] = describeOperation(operation, source.name)
  }
  return {
    openapi: '3.0.3',
    info: { title: `Foyer: ${source.name}`, description: source.description, version: '1.0.0' },
    servers: [{ url: 'http://localhost:8000' }],
    paths,
    components: { schemas: reachable(paths, components), securitySchemes },
  }
}

function describeOperation(operation: Operation, tag: string): Json {
  const parameters = [
    ...parametersOf(operation.pathParameters ?? {}, 'path'),
    ...parametersOf(operation.query ?? {}, 'query'),
  ]
  const refusals = Object.entries(operation.refusals ?? {}).map(([status, shape]) => [
    status,
    jsonResponse('Refused.', shape),
  ])
  return {
    operationId: operation.operationId,
    tags: [tag],
    description: [operation.description, accessSentence(operation)].filter(Boolean).join(' '),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: inline(operation.body) } },
      },
    }),
    responses: {
      [operation.answerStatus ?? 200]: jsonResponse('The answer.', operation.answer),
      ...Object.fromEntries(refusals),
    },
  }
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sessionid', description: 'Set by the log-in.' },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'Repeats the cookie `csrftoken`, which user-details sets.',
  },
}

/** An empty list where the operation needs nothing. */
function securityOf({ access, method }: Operation): Json[] {
  const needs = {
    ...(access !== 'public' && { session: [] }),
    ...(method !== 'GET' && { csrfToken: [] }),
  }
  return Object.keys(needs).length > 0 ? [needs] : []
}

function parametersOf(shapes: Record<string, z.ZodType>, place: 'path' | 'query'): Json[] {
  return Object.entries(shapes).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path',
    ...(shape.description && { description: shape.description }),
    schema: inline(shape),
  }))
}

function jsonResponse(description: string, shape: z.ZodType): Json {
  return { description, content: { 'application/json': { schema: inline(shape) } } }
}

/** Every shape with an id, as a component: what is sent as it may be sent, the rest as it is answered. */
function namedComponents(): Record<string, Json> {
  const [sent, answered] = (['input', 'output'] as const).map(
    (io) =>
      z.toJSONSchema(z.globalRegistry, {
        target: 'openapi-3.0',
        io,
        uri: (id) => `${componentPrefix}${id}`,
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema instanceof z.ZodDiscriminatedUnion) {
            Object.assign(jsonSchema, { discriminator: discriminatorOf(zodSchema) })
          }
        },
      }).schemas,
  )
  return Object.fromEntries(
    Object.entries(answered!).map(([name, schema]) => [
      name,
      tidy((name.endsWith('Write') ? sent![name] : schema) as Json) as Json,
    ]),
  )
}

/** By which value of which property a member of a union is told. */
function discriminatorOf(union: z.ZodDiscriminatedUnion): Json {
  const propertyName = union.def.discriminator
  const members = union.options as z.ZodObject[]
  return {
    propertyName,
    mapping: Object.fromEntries(
      members.map((member) => [
        (member.shape[propertyName] as z.ZodLiteral<string>).value,
        `${componentPrefix}${z.globalRegistry.get(member)!.id}`,
      ]),
    ),
  }
}

/** A shape where it is used: a reference when it has a name. */
function inline(shape: z.ZodType): Json {
  const named = z.globalRegistry.get(shape)?.id ?? innerName(shape)
  if (named) return { $ref: `${componentPrefix}${named}` }
  if (shape instanceof z.ZodArray) {
    return { type: 'array', items: inline(shape.element as z.ZodType) }
  }
  return tidy(z.toJSONSchema(shape, { target: 'openapi-3.0' })) as Json
}

/** `.optional()` and `.describe()` wrap a named shape without taking its name along. */
function innerName(shape: z.ZodType): string | undefined {
  if (shape instanceof z.ZodOptional) {
    const inner = shape.unwrap() as z.ZodType
    return z.globalRegistry.get(inner)?.id ?? innerName(inner)
  }
  return undefined
}

/**
 * What OpenAPI 3.0 readers stumble over, removed: identifiers of JSON schema, bounds of safe integers, and `required` for
 * nullable fields, which the gateway would turn into non-null ones.
 */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const schema = Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(jsonSchemaKeys.has(key) && typeof value === 'string'))
      .map(([key, value]) => [key, key === 'properties' ? tidyEach(value) : tidy(value)]),
  )
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // A constant tells the members of a union; as an enum it would be a type of its own in each of them.
  if (schema.type === 'string' && Array.isArray(schema.enum) && !schema.title) delete schema.enum
  delete schema.default
  // Mesh makes a scalar of every bounded string: those without a title are left to the origin's own check.
  if (schema.type === 'string' && !schema.title) {
    delete schema.minLength
    delete schema.maxLength
    delete schema.pattern
  }
  const properties = schema.properties as Record<string, Json> | undefined
  if (properties && Array.isArray(schema.required)) {
    schema.required = schema.required.filter((field: string) => !properties[field]?.nullable)
  }
  return schema
}

/** Properties may be called like keywords: one named `default` is no default. */
function tidyEach(properties: unknown): Json {
  return Object.fromEntries(
    Object.entries(properties as Json).map(([name, schema]) => [name, tidy(schema)]),
  )
}

/** The components that a document's paths refer to, and those that they refer to, sorted by name. */
function reachable(paths: unknown, components: Record<string, Json>): Record<string, Json> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    for (const [, name] of JSON.stringify(node).matchAll(
      /"\$ref":"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (!name || names.has(name)) continue
      names.add(name)
      visit(components[name])
    }
  }
  visit(paths)
  return Object.fromEntries([...names].sort().map((name) => [name, components[name] ?? {}]))
}
