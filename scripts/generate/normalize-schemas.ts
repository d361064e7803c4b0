type Json = { [key: string]: unknown }

/**
 * The document with schemas that say the same in a way that linters and generators of clients understand: the type beside every
 * `nullable` (without it OpenAPI 3.0 ignores it), no composition of a single schema where a plain reference will do, no `null`
 * as a default.
 */
export function normalizeSchemas(document: Json): Json {
  const { schemas } = document['components'] as { schemas: Record<string, Json> }
  const normalize = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(normalize)
    if (typeof node !== 'object' || node === null) return node
    const { anyOf, ...schema } = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, normalize(value)]),
    )
    if (isSingle(anyOf)) schema['allOf'] = anyOf
    else if (anyOf) schema['anyOf'] = anyOf
    if (schema['default'] === null) delete schema['default']
    if (isSingle(schema['allOf']) && Object.keys(schema).length === 1) return schema['allOf'][0]
    if (schema['nullable'] !== true || 'type' in schema) return schema
    return { type: typeOfReference(schema, schemas), ...schema }
  }
  return normalize(document) as Json
}

function isSingle(composed: unknown): composed is [Json] {
  return Array.isArray(composed) && composed.length === 1
}

function typeOfReference({ allOf }: Json, schemas: Record<string, Json>): unknown {
  const [{ $ref }] = allOf as [{ $ref: string }]
  const type = schemas[$ref.replace('#/components/schemas/', '')]?.['type']
  if (!type) throw new Error(`${$ref} has no type, which OpenAPI 3.0 needs beside nullable.`)
  return type
}
