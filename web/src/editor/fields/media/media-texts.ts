import type {
  ChangeMediaItemInput,
  EditorMediaDetailsFragment,
} from '#graphql/generated/graphql.ts'
import type { Point } from './crop-position.ts'

type Texts = { de: string; en: string }

/** What an editor says about an item of the library. */
export type MediaTexts = {
  alt: Texts
  credit: Texts
  isDecorative: boolean
  focalPoint: Point | null
}

export const textNames = ['alt', 'credit'] as const
export const textLanguages = ['de', 'en'] as const

/** What is said about an item as it is stored. */
export function textsOfItem({
  texts,
  isDecorative,
  image,
}: EditorMediaDetailsFragment): MediaTexts {
  const written = ({ de, en }: { de?: string | null; en?: string | null }) => ({
    de: de ?? '',
    en: en ?? '',
  })
  const point = image?.focalPoint
  return {
    alt: written(texts.alt),
    credit: written(texts.credit),
    isDecorative,
    focalPoint: point ? { x: point.x, y: point.y } : null,
  }
}

/** What of it is new, as the graph takes it; a focal point that nobody touched is not sent, because the crops are made again for it. */
export function changesOf(
  before: MediaTexts,
  after: MediaTexts,
): Omit<ChangeMediaItemInput, 'locale' | 'number' | 'revision'> {
  const isNew = (name: keyof MediaTexts) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return {
    ...(isNew('alt') && { alt: after.alt }),
    ...(isNew('credit') && { credit: after.credit }),
    ...(isNew('isDecorative') && { isDecorative: after.isDecorative }),
    ...(isNew('focalPoint') && { focalPoint: after.focalPoint }),
  }
}
