import type { z } from 'zod'
import { ArticleCategory, ArticleListItem } from '@foyer/schema/shapes/article.ts'
import { EventTag, Genre } from '@foyer/schema/shapes/options.ts'
import { Venue } from '@foyer/schema/shapes/venue.ts'
import type { Reference } from './field.ts'

/** The shapes of referenced entities, as the origin embeds them. */
export const referenceShapes: Record<Reference, z.ZodType> = {
  venue: Venue,
  tag: EventTag,
  genre: Genre,
  article: ArticleListItem,
  'article-category': ArticleCategory,
}
