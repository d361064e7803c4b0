import type { Publication } from '#editor/store/publication.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { DocumentPublicationFragmentDoc } from '#graphql/generated/graphql.ts'

/** What visitors see of a document, with the number of its last operation. */
export function publicationOfGraph(
  document: FragmentType<typeof DocumentPublicationFragmentDoc>,
): Publication & { number: number } {
  const found = readFragment(DocumentPublicationFragmentDoc, document)
  return {
    number: found.number,
    versionNumber: found.versionNumber ?? null,
    isChanged: found.isChanged,
    schedules: found.schedules.map(({ action, at, note }) => ({ action, at, note: note ?? null })),
  }
}
