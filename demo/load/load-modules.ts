import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { serializeFields } from '@foyer/backend/src/features/pages/serialize-fields.ts'
import { module } from '@foyer/backend/src/database/tables/pages.ts'
import { createReferTo } from '@foyer/backend/src/features/pages/derived/links/link-references.ts'
import { mapLinks } from '@foyer/backend/src/features/pages/derived/links/map-links.ts'
import { addModule } from '@foyer/backend/src/features/pages/modules/module-write-store.ts'
import type { DemoModule } from '#content/pages/demo-page.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'
import { eq } from 'drizzle-orm'

const definitions = new Map<string, ModuleDefinition>(moduleKinds.map((one) => [one.kind, one]))

type Place = {
  containerId: number
  locale: Locale
  parentId?: number
  column?: number
}

/** Writes modules into a container, including the contents of sections. */
export async function loadModules(
  transaction: WritableTransaction,
  modules: DemoModule[],
  place: Place,
): Promise<void> {
  for (const [position, { kind, columns = [], ...values }] of modules.entries()) {
    const definition = definitions.get(kind)!
    const { id } = await addModule(transaction, {
      parentId: null,
      column: null,
      ...place,
      kind,
      position,
      fields: serializeFields(definition.fields, moduleShapes(definition).Values.parse(values)),
    })
    for (const [column, inside] of columns.entries()) {
      await loadModules(transaction, inside, { ...place, parentId: id, column })
    }
  }
}

/** Turns the addresses in modules into references, once all that they lead to is loaded: the demo’s pages can be renamed like any others. */
export async function loadLinkReferences(transaction: WritableTransaction): Promise<void> {
  const referTo = await createReferTo(transaction)
  for (const { id, kind, locale, fields } of await transaction.select().from(module)) {
    let isSame = true
    const referring = mapLinks(definitions.get(kind)!.fields, fields, (link) => {
      const reference = referTo(link, locale)
      if (reference !== link) isSame = false
      return reference
    })
    if (isSame || !referring) continue
    await transaction.update(module).set({ fields: referring }).where(eq(module.id, id))
  }
}
