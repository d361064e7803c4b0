import { createHash } from 'node:crypto'
import type { Values } from '@foyer/schema/documents/value.ts'
import { eq, inArray, and } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { module } from '#database/tables/pages.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import {
  type ModuleResponse,
  shownModuleResponses,
} from '#features/pages/modules/module-responses.ts'
import { resolveLinks } from '#features/pages/derived/links/resolve-links.ts'
import { serializeFields } from '#features/pages/serialize-fields.ts'
import type { Audience, ShownModule } from '#features/pages/shown-module.ts'
import { completeDraft } from './draft-values.ts'

type ModuleToRender = {
  module_id: string
  kind: string
  section_id: string | null
  column: number | null
  fields: Record<string, unknown>
}

type RenderedModule = {
  module_id: string
  module: ModuleResponse | null
  invalid_fields: string[]
}

/** A link that leads nowhere stays visible to whoever edits it. */
const deadLink = '#'

/** Modules of a draft as visitors would get them, in the same order. Nothing is stored. */
export async function renderDraft(
  queries: Queries,
  wanted: readonly ModuleToRender[],
  audience: Audience,
): Promise<RenderedModule[]> {
  const known = await findPublished(queries, wanted, audience)
  const numbers = numbersOf(wanted, known)
  const invalid = new Map<string, string[]>()
  const positions = new Map<string, number>()
  const shown = wanted.flatMap(({ module_id, kind, section_id, column, fields }): ShownModule[] => {
    const definition = findDefinition(kind)
    if (!definition) return []
    const completed = completeDraft(definition.fields, fields as Values)
    invalid.set(module_id, completed.invalid)
    const parentId = section_id === null ? null : (numbers.get(section_id) ?? null)
    const level = `${parentId} ${column}`
    const position = positions.get(level) ?? 0
    positions.set(level, position + 1)
    return [
      {
        id: numbers.get(module_id)!,
        uuid: module_id,
        parentId,
        column: parentId === null ? null : (column ?? 0),
        position,
        kind,
        revision: known.get(module_id)?.revision ?? 1,
        definition,
        fields: serializeFields(definition.fields, completed.values),
      },
    ]
  })
  const linked = await resolveLinks(queries, shown, { ...audience, deadLink })
  const { modules } = await shownModuleResponses(queries, linked.modules, audience)
  const byNumber = new Map(modules.map((one) => [one.id, one]))
  return wanted.map(({ module_id }) => ({
    module_id,
    module: byNumber.get(numbers.get(module_id)!) ?? null,
    invalid_fields: invalid.get(module_id) ?? [],
  }))
}

type Published = { uuid: string; id: number; revision: number }

async function findPublished(
  queries: Queries,
  wanted: readonly ModuleToRender[],
  { locale }: Audience,
): Promise<Map<string, Published>> {
  const uuids = wanted.map(({ module_id }) => module_id)
  if (uuids.length === 0) return new Map()
  const rows = await queries
    .select({ uuid: module.uuid, id: module.id, revision: module.revision })
    .from(module)
    .where(and(inArray(module.uuid, uuids), eq(module.locale, locale)))
  return new Map(rows.map((row) => [row.uuid, row]))
}

const highestNumber = 2_147_483_647

/** The numbers of modules: that of a published one, else one that its UUID always gives, so that clients can tell them apart. */
function numbersOf(
  wanted: readonly ModuleToRender[],
  known: ReadonlyMap<string, Published>,
): Map<string, number> {
  const numbers = new Map<string, number>()
  const taken = new Set([...known.values()].map(({ id }) => id))
  for (const { module_id } of wanted) {
    let number = known.get(module_id)?.id ?? numberFrom(module_id)
    while (!known.has(module_id) && taken.has(number)) number -= 1
    taken.add(number)
    numbers.set(module_id, number)
  }
  return numbers
}

/** In the upper half of the range, where no published module is. */
function numberFrom(uuid: string): number {
  const hash = createHash('sha256').update(uuid).digest().readUInt32BE()
  return highestNumber - (hash % 1_000_000_000)
}
