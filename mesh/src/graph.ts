import type { GraphQLSchema } from 'graphql'
import { constantCaseEnums } from '#transforms/constant-case-enums.ts'
import { type Descriptions, describe } from '#transforms/descriptions.ts'
import { missingFields } from '#transforms/missing-fields.ts'
import { nonNullItems } from '#transforms/non-null-items.ts'
import { withoutTransport } from '#transforms/without-transport.ts'
import { refusingScalars } from '#transforms/refusing-scalars.ts'
import { typeNames } from '#transforms/type-names.ts'
import { fieldValues } from '#types/form/field-values.ts'
import { joinSources } from '#types/join-sources.ts'
import { placedModules } from '#types/module/placed-module.ts'
import { saveModule } from '#types/module/save-module.ts'
import { unknownModules } from '#types/module/unknown-module.ts'

/** The public graph: what Mesh made of the REST sources, joined, described, and without its plumbing. */
export function createGraph(
  meshSchema: GraphQLSchema,
  { sentences, extensions }: { sentences: Descriptions; extensions: ReadonlySet<string> },
): GraphQLSchema {
  const named = refusingScalars(
    typeNames(constantCaseEnums(missingFields(nonNullItems(meshSchema), extensions))),
  )
  const joined = joinSources(fieldValues(saveModule(unknownModules(placedModules(named)))))
  return describe(withoutTransport(joined), sentences)
}
