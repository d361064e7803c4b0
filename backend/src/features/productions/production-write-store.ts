import { inArray } from 'drizzle-orm'
import { fingerprint } from '#database/fingerprint.ts'
import { insertAll } from '#database/insert-all.ts'
import {
  credit,
  production,
  productionImage,
  productionSeries,
  productionSponsor,
  productionTag,
  programmeEntry,
} from '#database/tables/productions.ts'
import { upsertByKey } from '#database/upsert.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

type Part<Table extends { $inferInsert: object }> = Omit<
  Table['$inferInsert'],
  'productionId' | 'position'
>

type GeneratedColumn = 'id' | 'revision' | 'changedAt' | 'parts'

export type ProductionWrite = Omit<typeof production.$inferInsert, GeneratedColumn | 'key'> & {
  key: string
  tagIds: number[]
  seriesIds: number[]
  sponsorIds: number[]
  /** The images of its gallery. */
  imageIds: number[]
  credits: Part<typeof credit>[]
  programme: Part<typeof programmeEntry>[]
}

const partTables = [
  productionTag,
  productionSeries,
  productionSponsor,
  productionImage,
  credit,
  programmeEntry,
]

/** Writes productions and replaces their parts; returns the id of each key. */
export async function saveProductions(
  transaction: WritableTransaction,
  productions: ProductionWrite[],
): Promise<Map<string, number>> {
  const ids = await upsertByKey(
    transaction,
    production,
    productions.map((write) => ({ ...write, parts: partsOf(write) })),
  )
  if (ids.size === 0) return ids
  for (const table of partTables) {
    await transaction.delete(table).where(inArray(table.productionId, [...ids.values()]))
  }
  const parts = <Row>(rowsOf: (write: ProductionWrite) => Row[]) =>
    productions.flatMap((write) =>
      rowsOf(write).map((row, position) => ({
        ...row,
        position,
        productionId: ids.get(write.key)!,
      })),
    )
  await insertAll(
    transaction,
    productionTag,
    parts(({ tagIds }) => asRows('tagId', tagIds)),
  )
  await insertAll(
    transaction,
    productionSeries,
    parts(({ seriesIds }) => asRows('seriesId', seriesIds)),
  )
  await insertAll(
    transaction,
    productionSponsor,
    parts(({ sponsorIds }) => asRows('sponsorId', sponsorIds)),
  )
  await insertAll(
    transaction,
    productionImage,
    parts(({ imageIds }) => asRows('imageId', imageIds)),
  )
  await insertAll(
    transaction,
    credit,
    parts(({ credits }) => credits),
  )
  await insertAll(
    transaction,
    programmeEntry,
    parts(({ programme }) => programme),
  )
  return ids
}

function partsOf({ tagIds, seriesIds, sponsorIds, imageIds, credits, programme }: ProductionWrite) {
  return fingerprint([tagIds, seriesIds, sponsorIds, imageIds, credits, programme])
}

function asRows<Name extends string>(name: Name, ids: number[]) {
  return [...new Set(ids)].map((id) => ({ [name]: id }) as Record<Name, number>)
}
