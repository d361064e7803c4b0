import type { GraphQLSchema } from 'graphql'
import type { Contract } from './contract.ts'
import { constantCaseEnums } from '#transforms/constant-case-enums.ts'
import { connections } from '#transforms/connections/connections.ts'
import { describe, describeByType } from '#transforms/descriptions.ts'
import { domainNames } from '#transforms/domain-names/domain-names.ts'
import { durations } from '#transforms/values/durations.ts'
import { embeddedEntities } from '#transforms/embedded-entities.ts'
import { identity } from '#transforms/identity.ts'
import { missingFields } from '#transforms/missing-fields.ts'
import { emptyTexts } from '#transforms/values/empty-texts.ts'
import { moneyAmounts } from '#transforms/values/money-amounts.ts'
import { nonNullItems } from '#transforms/non-null-items.ts'
import { numberLists } from '#transforms/number-lists.ts'
import { originProperties } from '#transforms/origin-properties.ts'
import { plainNumbers } from '#transforms/values/plain-numbers.ts'
import { withoutResponseMetadata } from '#origin/without-response-metadata.ts'
import { withoutTransport } from '#transforms/without-transport.ts'
import { specifiedScalars } from '#transforms/values/specified-scalars.ts'
import { textScalars } from '#transforms/values/text-scalars.ts'
import { typeNames } from '#transforms/type-names.ts'
import { fieldType } from '#types/form/field-type.ts'
import { fieldValues } from '#types/form/field-values.ts'
import { oneTypePerEntity } from '#types/one-type-per-entity.ts'
import { withErrorCode } from '#transforms/error-code.ts'
import { mutationResults } from '#transforms/mutations/mutation-results.ts'
import { mutationInputs } from '#transforms/mutations/mutation-inputs.ts'
import { unwrappedData } from '#transforms/unwrapped-data.ts'
import { requiredArguments } from '#transforms/required-arguments.ts'
import { wantedTickets } from '#types/cart/wanted-tickets.ts'
import { links } from '#transforms/links/links.ts'
import { documents } from '#types/document/documents.ts'
import { columnWidths } from '#types/module/column-widths.ts'
import { moduleInterface } from '#types/module/module-interface.ts'
import { problems } from '#types/problem/problems.ts'
import { saleAndSchedule } from '#types/event/sale-and-schedule.ts'
import { variantCrops } from '#types/image/variant-crops.ts'
import { firstModules } from '#types/page/first-modules.ts'
import { htmlAreas } from '#types/page/html-areas.ts'
import { sharePicture } from '#types/page/share-picture.ts'
import { nextEvent } from '#types/production/next-event.ts'
import { referenceLists } from '#types/reference/reference-lists.ts'
import { searchResults } from '#types/search/search-results.ts'
import { knownKinds } from '#types/search/known-kinds.ts'
import { seatAvailability } from '#types/event/seat-availability.ts'
import { richTextDefaults } from '#types/module/rich-text-defaults.ts'
import { saveModule } from '#types/module/save-module.ts'

/** The public graph: what Mesh made of the REST sources, described, in the shapes of the domain, joined, and without its plumbing. */
export function createGraph(schemaOfMesh: GraphQLSchema, contract: Contract): GraphQLSchema {
  const meshSchema = withoutResponseMetadata(schemaOfMesh)
  const withValues = missingFields(
    originProperties(
      requiredArguments(nonNullItems(plainNumbers(meshSchema)), contract.requiredArguments),
      contract.properties,
    ),
    contract.extensions,
  )
  const described = describe(typeNames(constantCaseEnums(withValues)), contract.descriptions)
  const valued = durations(
    moneyAmounts(emptyTexts(textScalars(described, contract.textScalars), contract.optionalTexts)),
  )
  const events = seatAvailability(saleAndSchedule(variantCrops(embeddedEntities(valued))))
  const shaped = specifiedScalars(connections(numberLists(events), contract.pageSizes))
  const texts = richTextDefaults(htmlAreas(unwrappedData(fieldType(shaped))))
  const named = columnWidths(domainNames(texts))
  const joined = links(knownKinds(searchResults(firstModules(sharePicture(nextEvent(named))))))
  const written = problems(
    wantedTickets(fieldValues(saveModule(moduleInterface(joined), contract.moduleAccess))),
  )
  const identified = mutationResults(
    mutationInputs(identity(oneTypePerEntity(written, meshSchema))),
  )
  const edited = documents(referenceLists(identified))
  return withErrorCode(describeByType(withoutTransport(edited, contract.internalFields)))
}
