import { mkdirSync, writeFileSync } from 'node:fs'
import { accessSentence } from '@foyer/schema/rest/access.ts'
import type { Operation, RestSource } from '@foyer/schema/rest/operation.ts'
import { idempotencyKeyHeader } from '@foyer/schema/rest/idempotency-key-header.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { z } from 'zod'
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject } from 'zod-openapi'
import { meshDocument } from './mesh-document.ts'
import { normalizeSchemas } from './normalize-schemas.ts'
import { withProfiles } from './profiles.ts'
import { jsonResponse, errorResponses } from './responses.ts'

type Json = { [key: string]: unknown }

/**
 * Writes one OpenAPI 3.0.3 document per REST source: the contract to `schema/openapi/`, and what Mesh can read of it to
 * `mesh/generated/openapi/`.
 */
export function writeOpenApiDocuments(root: string): void {
  for (const source of sources) {
    const contract = contractDocument(source)
    writeDocument(`${root}/schema/openapi`, source.name, contract)
    writeDocument(`${root}/mesh/generated/openapi`, source.name, meshDocument(contract))
  }
}

function writeDocument(folder: string, name: string, document: unknown): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(document, null, 2)}\n`)
}

/** The document of a source, with the components that its operations refer to, by name. */
export function contractDocument(source: RestSource): Json {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const operation of Object.values(source.operations)) {
    const methods = (paths[operation.path] ??= {})
    methods[operation.method.toLowerCase()] = describeOperation(operation, source.name)
  }
  const described: ZodOpenApiObject = {
    openapi: '3.0.3',
    info: {
      title: `Foyer: ${source.name}`,
      description: [source.description, languageSentence(source)].filter(Boolean).join(' '),
      version: '1.0.0',
      contact: { name: 'The developers of Foyer' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [server],
    tags: [{ name: source.name, description: source.description }],
    paths,
  }
  const { components, ...document } = createDocument(described, {
    override: ({ jsonSchema }) => {
      // Later versions may return more. It would also make two types of a shape that is in requests and responses.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // The bounds of what JSON can hold exactly.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  const schemas = withProfiles(byName(components?.schemas ?? {}))
  return normalizeSchemas({
    ...document,
    components: {
      schemas,
      responses: byName(components?.responses ?? {}),
      ...securitySchemesOf(source),
    },
  })
}

const server = {
  url: '{origin}',
  description: 'The REST origin of a theatre.',
  variables: {
    origin: { default: 'http://127.0.0.1:8000', description: 'Where the origin listens.' },
  },
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description: 'The session; set by the log-in.',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'Repeats the cookie `csrftoken`, which GET /{locale}/api/user-details/ sets.',
  },
}

/** Those that any operation of the source needs. */
function securitySchemesOf({ operations }: RestSource) {
  const needed = new Set(
    Object.values(operations).flatMap((operation) => securityOf(operation).flatMap(Object.keys)),
  )
  if (needed.size === 0) return {}
  const schemes = Object.entries(securitySchemes).filter(([name]) => needed.has(name))
  return { securitySchemes: Object.fromEntries(schemes) }
}

function languageSentence({ operations }: RestSource): string {
  return Object.values(operations).some(({ localeOptional }) => localeOptional)
    ? 'Paths below `/{locale}/api/` may be called without the language as well, for the default language: `/api/…`.'
    : ''
}

function describeOperation(operation: Operation, tag: string): ZodOpenApiOperationObject {
  const { operationId, summary, description, pathParameters, query, body } = operation
  return {
    operationId,
    'x-profile': operation.extension ? 'extension' : 'required',
    tags: [tag],
    summary,
    description: [description, accessSentence(operation)].filter(Boolean).join(' '),
    security: securityOf(operation),
    ...((pathParameters ?? query ?? operation.takesIdempotencyKey) && {
      requestParams: {
        ...(pathParameters && { path: z.object(pathParameters) }),
        ...(query && { query: z.object(query) }),
        ...(operation.takesIdempotencyKey && { header: z.object(idempotencyKeyHeader) }),
      },
    }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      [`${operation.responseStatus ?? 200}`]: {
        ...jsonResponse('The response.', operation.response),
        ...(operation.responseHeaders && { headers: describeHeaders(operation.responseHeaders) }),
      },
      ...errorResponses(operation),
    },
  }
}

function describeHeaders(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' as const } },
    ]),
  )
}

/** An empty list where the operation needs nothing. */
function securityOf({ access, method }: Operation): Record<string, string[]>[] {
  const needs = {
    ...(access !== 'public' && { session: [] }),
    ...(method !== 'GET' && { csrfToken: [] }),
  }
  return Object.keys(needs).length > 0 ? [needs] : []
}

function byName<Value>(components: Record<string, Value>): Record<string, Value> {
  const sorted = Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted)
}
