type Json = { [key: string]: unknown }
type Operation = { parameters?: Json[]; responses: Record<string, Json> }

/**
 * A document of the contract without what Mesh would misread: errors that all operations share (each result
 * would be a union), headers (each would be an argument), constants (each would be a type of its own), bounds of strings without a title (each would be a scalar), and
 * `required` for nullable fields (they would be non-null). What has no type in the graph (`x-any-json`) is any JSON.
 */
export function meshDocument(contract: Json): Json {
  const paths = contract['paths'] as Record<string, Record<string, Operation>>
  const { responses: _, ...components } = contract['components'] as Json
  return simplify({
    ...contract,
    paths: mapValues(paths, (methods) => mapValues(methods, withoutErrorsAndHeaders)),
    components,
  }) as Json
}

function withoutErrorsAndHeaders({ parameters, ...operation }: Operation): Operation {
  const own = Object.entries(operation.responses).filter(([, response]) => !('$ref' in response))
  const others = parameters?.filter((parameter) => parameter['in'] !== 'header') ?? []
  return {
    ...operation,
    ...(others.length > 0 && { parameters: others }),
    responses: Object.fromEntries(own),
  }
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || node === null) return node
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      // Properties may be called like keywords: one named `default` is no default.
      key === 'properties' ? mapValues(value as Json, simplify) : simplify(value),
    ]),
  )
  if (schema['x-any-json']) return { description: schema['description'] }
  delete schema['default']
  // A query without what the origin needs is refused by the origin, with its words.
  if (schema['in'] === 'query') delete schema['required']
  if (schema['type'] === 'string' && !schema['title']) {
    for (const bound of ['enum', 'minLength', 'maxLength', 'pattern', 'format'])
      delete schema[bound]
  }
  const properties = schema['properties'] as Record<string, Json> | undefined
  if (properties && Array.isArray(schema['required'])) {
    schema['required'] = schema['required'].filter(
      (field: string) => !properties[field]?.['nullable'],
    )
  }
  return schema
}

function mapValues<Value, Result>(
  values: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
