import { z } from 'zod'
import { ArticleListItem } from '@foyer/schema/shapes/article.ts'
import { EventListItem } from '@foyer/schema/shapes/event.ts'
import { HighlightTeaser } from '@foyer/schema/shapes/highlight-teaser.ts'
import { ModuleColumn } from '@foyer/schema/shapes/module-column.ts'
import type { Derived, DerivedType } from './derived.ts'

const shapes: Record<DerivedType, () => z.ZodType> = {
  events: () => z.array(EventListItem),
  productions: () => z.array(HighlightTeaser),
  articles: () => z.array(ArticleListItem),
  columns: () => z.array(ModuleColumn),
  address: () => z.string(),
}

/** The shapes of derived values, by name. */
export function derivedFields(
  derived: Readonly<Record<string, Derived>>,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(derived).map(([name, { type, description }]) => [
      name,
      shapes[type]().describe(description),
    ]),
  )
}
