import type { Derived } from '@foyer/schema/fields/derived.ts'
import type { Fields, Label } from '@foyer/schema/fields/field.ts'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'

/** The definition of a kind of module, from which everything else is derived. Data only. */
type ModuleOptions<Kind extends string, Own extends Fields> = {
  /** Name in the REST API, such as `full-teaser`. */
  kind: Kind
  /** Name for editors. */
  name: Label
  /** Description in the contract. */
  description: string
  /** Whether the toolbar offers it (E-02). */
  isInToolbar: boolean
  /** Level of the heading with which it is shown, if that is always the same. */
  headingLevel?: number
  fields: Own
  /** Derived values that the origin adds to the response, by name. */
  derived?: Readonly<Record<string, Derived>>
}

export type ModuleDefinition<
  Kind extends string = string,
  Own extends Fields = Fields,
> = ModuleOptions<Kind, Own> & {
  /** Type in the graph, such as `FullTeaserModule`. */
  typeName: string
  derived: Readonly<Record<string, Derived>>
}

export function defineModule<const Kind extends string, const Own extends Fields>(
  options: ModuleOptions<Kind, Own>,
): ModuleDefinition<Kind, Own> {
  return { derived: {}, ...options, typeName: `${pascalCase(options.kind)}Module` }
}
