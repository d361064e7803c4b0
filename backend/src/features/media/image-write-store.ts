import { eq, inArray } from 'drizzle-orm'
import { insertAll } from '#database/insert-all.ts'
import { image, imageVariant } from '#database/tables/media.ts'
import { upsertByKey } from '#database/upsert.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** An image that is updated under the same key. */
export type ImageWrite = NewImage & { key: string }

type NewImage = Omit<typeof image.$inferInsert, 'id' | 'key'> & {
  variants: Omit<typeof imageVariant.$inferInsert, 'imageId'>[]
}

/** Writes images and replaces their variants; returns the id of each key. */
export async function saveImages(
  transaction: WritableTransaction,
  images: ImageWrite[],
): Promise<Map<string, number>> {
  const ids = await upsertByKey(transaction, image, images)
  if (ids.size === 0) return ids
  await transaction.delete(imageVariant).where(inArray(imageVariant.imageId, [...ids.values()]))
  const variants = images.flatMap(({ key, variants }) =>
    variants.map((variant) => ({ ...variant, imageId: ids.get(key)! })),
  )
  await insertAll(transaction, imageVariant, variants)
  return ids
}

/** Adds an image without a key; returns its id. */
export async function addImage(
  transaction: WritableTransaction,
  { variants, ...values }: NewImage,
): Promise<number> {
  const [row] = await transaction.insert(image).values(values).returning({ id: image.id })
  const imageId = row!.id
  await insertAll(
    transaction,
    imageVariant,
    variants.map((variant) => ({ ...variant, imageId })),
  )
  return imageId
}

/** Gives an image other files. */
export async function replaceImage(
  transaction: WritableTransaction,
  imageId: number,
  { variants, ...values }: Partial<Omit<NewImage, 'variants'>> & Pick<NewImage, 'variants'>,
): Promise<void> {
  await transaction.update(image).set(values).where(eq(image.id, imageId))
  await transaction.delete(imageVariant).where(eq(imageVariant.imageId, imageId))
  await insertAll(
    transaction,
    imageVariant,
    variants.map((variant) => ({ ...variant, imageId })),
  )
}
