import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { Queries } from '#database/connect.ts'
import type { Audience, ShownModule } from '#features/pages/shown-module.ts'
import { linksIn, mapLinks } from './map-links.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'

type LinkAudience = Pick<Audience, 'locale'> & {
  /** What stands for a link to what visitors do not get; if omitted, nothing does. */
  deadLink?: string
}

/**
 * Modules with the current addresses of the entities that their links refer to. A link to what visitors do not get is left out, and so is a module that is
 * nothing without its link.
 */
export async function resolveLinks(
  queries: Queries,
  modules: readonly ShownModule[],
  { locale, deadLink }: LinkAudience,
): Promise<{ modules: ShownModule[]; cacheTags: ChangeTag[] }> {
  const references = modules.flatMap(({ definition, fields }) =>
    linksIn(definition.fields, fields).flatMap((link) => findLinkReference(link) ?? []),
  )
  if (references.length === 0) return { modules: [...modules], cacheTags: [] }
  const { findAddress, cacheTags } = await readAddresses(queries, references, locale)
  const resolved = modules.flatMap((module) => {
    const fields = mapLinks(module.definition.fields, module.fields, (link) => {
      const reference = findLinkReference(link)
      return reference ? (findAddress(reference) ?? deadLink) : link
    })
    return fields ? [{ ...module, fields }] : []
  })
  return { modules: resolved, cacheTags }
}
