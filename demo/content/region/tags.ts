import type { DemoTag } from '#content/house/house-content.ts'
import { tags } from '#content/house/tags.ts'
import type { TagKey } from '#content/content.ts'

/** On the region's site the filter by tag answers for whom something is. */
const forWhom: TagKey[] = [
  'familie',
  'barrierefrei',
  'rollstuhlplaetze',
  'schulvorstellung',
  'open-air',
]

export const regionTags: DemoTag[] = [
  { key: 'kinder', name: { de: 'Kinder ab 4', en: 'Children from 4' }, showInFilter: true },
  { key: 'jugend', name: { de: 'Jugendliche', en: 'Teenagers' }, showInFilter: true },
  ...tags.map((tag) => ({ ...tag, showInFilter: forWhom.includes(tag.key) })),
]
