type Json = { [key: string]: unknown }

/**
 * What Mesh would make something else of, removed from a document: bounds of safe integers, constants (as an enum each would be a
 * type of its own), bounds of strings without a title (each would be a scalar), and `required` for nullable fields (they would be
 * non-null).
 */
export function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'properties' ? tidyEach(value) : tidy(value),
    ]),
  )
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  delete schema.default
  // A query without what the origin needs is refused by the origin, with its words.
  if (schema.in === 'query') delete schema.required
  if (schema.type === 'string' && !schema.title) {
    for (const bound of ['enum', 'minLength', 'maxLength', 'pattern', 'format'])
      delete schema[bound]
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
