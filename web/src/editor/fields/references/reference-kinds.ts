import type { Reference } from '@foyer/schema/fields/field.ts'
import type { ReferenceKind } from '#graphql/generated/graphql.ts'

/** What a field refers to, by its name in the graph. */
export const referenceKinds: Record<Reference, ReferenceKind> = {
  venue: 'VENUE',
  tag: 'TAG',
  genre: 'GENRE',
  article: 'ARTICLE',
  'article-category': 'ARTICLE_CATEGORY',
}
