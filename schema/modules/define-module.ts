import type { Derived } from '@foyer/schema/fields/derived.ts'
import type { Fields, Label } from '@foyer/schema/fields/field.ts'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'

/** What a kind of module is; everything else about it follows. Data only. */
type Given<Kind extends string, Own extends Fields> = {
  /** Name on the wire and in addresses, as `full-teaser`. */
  kind: Kind
  /** Name for editors. */
  name: Label
  /** A sentence for the contract. */
  description: string
  /** Whether the toolbar offers it (E-02). */
  isInToolbar: boolean
  fields: Own
  /** What the origin adds to the answer, by name. */
  derived?: Readonly<Record<string, Derived>>
}

export type ModuleDefinition<Kind extends string = string, Own extends Fields = Fields> = Given<
  Kind,
  Own
> & {
  /** Its type in the graph, as `FullTeaserModule`. */
  typeName: string
  derived: Readonly<Record<string, Derived>>
}

export function defineModule<const Kind extends string, const Own extends Fields>(
  given: Given<Kind, Own>,
): ModuleDefinition<Kind, Own> {
  return { derived: {}, ...given, typeName: `${pascalCase(given.kind)}Module` }
}
