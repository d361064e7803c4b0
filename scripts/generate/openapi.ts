import { mkdirSync, writeFileSync } from 'node:fs'
import { accessSentence } from '@foyer/schema/rest/access.ts'
import type { Operation, RestSource } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { z } from 'zod'
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject } from 'zod-openapi'
import { withProfiles } from './profiles.ts'
import { tidy } from './tidy.ts'

type Json = { [key: string]: unknown }

/** Writes one OpenAPI 3.0.3 document per REST source to `schema/openapi/`. */
export function writeOpenApiDocuments(root: string): void {
  const folder = `${root}/schema/openapi`
  mkdirSync(folder, { recursive: true })
  for (const source of sources) {
    const text = `${JSON.stringify(openApiDocument(source), null, 2)}\n`
    writeFileSync(`${folder}/${source.name}.json`, text)
  }
}

/** The document of a source, with the components that its operations refer to, by name. */
function openApiDocument(source: RestSource): Json {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const operation of Object.values(source.operations)) {
    const methods = (paths[operation.path] ??= {})
    methods[operation.method.toLowerCase()] = describeOperation(operation, source.name)
  }
  const described: ZodOpenApiObject = {
    openapi: '3.0.3',
    info: { title: `Foyer: ${source.name}`, description: source.description, version: '1.0.0' },
    servers: [{ url: 'http://localhost:8000' }],
    tags: [{ name: source.name, description: source.description }],
    paths,
    components: { securitySchemes },
  }
  const { components, ...document } = createDocument(described, {
    // Else a shape that is sent and answered would be two types.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const schemas = Object.entries(components?.schemas ?? {}).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return tidy({
    ...document,
    components: { schemas: withProfiles(Object.fromEntries(schemas)), securitySchemes },
  }) as Json
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description: 'Set by the log-in.',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'Repeats the cookie `csrftoken`, which user-details sets.',
  },
} as const

function describeOperation(operation: Operation, tag: string): ZodOpenApiOperationObject {
  const { operationId, description, pathParameters, query, body, refusals = {} } = operation
  return {
    operationId,
    'x-profile': operation.extension ? 'extension' : 'required',
    tags: [tag],
    description: [description, accessSentence(operation)].filter(Boolean).join(' '),
    security: securityOf(operation),
    ...((pathParameters ?? query) && {
      requestParams: {
        ...(pathParameters && { path: z.object(pathParameters) }),
        ...(query && { query: z.object(query) }),
      },
    }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      [`${operation.answerStatus ?? 200}`]: jsonResponse('The answer.', operation.answer),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, shape]) => [
          status,
          jsonResponse('Refused.', shape),
        ]),
      ),
    },
  }
}

/** An empty list where the operation needs nothing. */
function securityOf({ access, method }: Operation): Record<string, string[]>[] {
  const needs = {
    ...(access !== 'public' && { session: [] }),
    ...(method !== 'GET' && { csrfToken: [] }),
  }
  return Object.keys(needs).length > 0 ? [needs] : []
}

function jsonResponse(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema } } }
}
