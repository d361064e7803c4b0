import generated from '#contract' with { type: 'json' }

/** A response in place of the 404 of an origin that lacks an extension of the contract. */
type Replacement = { path: string; response: unknown }

/** What the REST contract adds to the graph beyond what Mesh reads. Coordinates are those of the graph, such as `Event.title`. */
export type Contract = {
  /** By coordinate. */
  descriptions: ReadonlyMap<string, string>
  /** Fields that an origin may leave out. */
  extensions: ReadonlySet<string>
  /** Texts that are empty where there is none. */
  optionalTexts: ReadonlySet<string>
  /** The origin's name of a field, by coordinate. */
  properties: ReadonlyMap<string, string>
  /** Arguments that the origin requires. */
  requiredArguments: ReadonlySet<string>
  /** Default page size, by root field. */
  pageSizes: ReadonlyMap<string, number>
  /** The scalars of texts that have a format, by coordinate. */
  textScalars: ReadonlyMap<string, string>
  /** Root fields that the gateway alone calls. */
  internalFields: ReadonlySet<string>
  /** By path, with its parameters in braces. */
  whenMissing: readonly Replacement[]
  /** Who may save modules, as a sentence. */
  moduleAccess: string
}

export const contract: Contract = {
  descriptions: mapOf(generated.descriptions),
  extensions: new Set(generated.extensions),
  optionalTexts: new Set(generated.optionalTexts),
  properties: mapOf(generated.properties),
  requiredArguments: new Set(generated.requiredArguments),
  pageSizes: mapOf(generated.pageSizes),
  textScalars: mapOf(generated.textScalars),
  internalFields: new Set(generated.internalFields),
  whenMissing: generated.whenMissing,
  moduleAccess: generated.moduleAccess,
}

function mapOf<Value>(values: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(values))
}
