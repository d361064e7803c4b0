import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

export type Schema = { [key: string]: unknown }
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}
type Response = { $ref?: string; content?: { 'application/json': { schema: Schema } } }
export type DocumentedOperation = {
  operationId: string
  parameters?: Parameter[]
  responses: Record<string, Response>
}
type OpenApiDocument = {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

/** An OpenAPI document of the contract, as one who calls the origin reads it. */
export function readContract(source: string) {
  const url = new URL(import.meta.resolve(`@foyer/schema/openapi/${source}.json`))
  const document = JSON.parse(readFileSync(url, 'utf8')) as OpenApiDocument
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema(toJsonSchema({ components: document.components }) as Schema, 'contract')
  const validators = new Map<string, ValidateFunction>()

  function validator(schema: Schema): ValidateFunction {
    const key = JSON.stringify(schema)
    const known = validators.get(key) ?? ajv.compile(toJsonSchema(schema) as Schema)
    validators.set(key, known)
    return known
  }

  return {
    readings: Object.entries(document.paths).flatMap(([path, { get }]) =>
      get ? [{ path, operation: get }] : [],
    ),
    /** The shape that is documented for a status; undefined where the status is not documented. */
    shapeOf({ responses }: DocumentedOperation, status: number): Schema | undefined {
      const response = responses[`${status}`]
      const name = response?.$ref?.replace('#/components/responses/', '')
      const named = name === undefined ? response : document.components.responses[name]
      return named?.content?.['application/json'].schema
    },
    /** What is wrong with a value; nothing where it has the shape. */
    problemOf(schema: Schema, value: unknown): string | undefined {
      const validate = validator(schema)
      return validate(value) ? undefined : ajv.errorsText(validate.errors)
    },
    resolve,
  }

  /** A schema without references, for what values are made of. */
  function resolve(schema: Schema): Schema {
    const { $ref, allOf, ...own } = schema as { $ref?: string; allOf?: Schema[] } & Schema
    const parts = [...(allOf ?? []), ...($ref === undefined ? [] : [componentOf($ref)])]
    return Object.assign({}, ...parts.map(resolve), own) as Schema
  }

  function componentOf(reference: string): Schema {
    return document.components.schemas[reference.replace('#/components/schemas/', '')]!
  }
}

/** JSON Schema knows neither `nullable` nor discriminators; what these say follows from enums here. */
function toJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toJsonSchema)
  if (typeof node !== 'object' || node === null) return node
  const {
    nullable,
    discriminator: _,
    ...schema
  } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? `contract${value as string}` : toJsonSchema(value),
    ]),
  )
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}
