import { z } from 'zod'
import { ArticleListItem } from '@foyer/schema/shapes/article.ts'
import { EventDate } from '@foyer/schema/shapes/event.ts'
import { picture } from '@foyer/schema/shapes/images.ts'
import { Genre } from '@foyer/schema/shapes/options.ts'
import { Id, Slug } from '@foyer/schema/shapes/scalars.ts'
import { defineModule } from './define-module.ts'
import { exampleArticle } from '@foyer/schema/fields/example-article.ts'
import { exampleEvent } from '@foyer/schema/fields/example-event.ts'
import { references } from '@foyer/schema/fields/media-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'

/** A production as highlights show it. */
export const HighlightTeaser = z
  .object({
    id: Id,
    slug: Slug,
    title: z.string().describe('Title.'),
    preline: z.string().describe('Line above the title; may be empty.'),
    subtitle: z.string().describe('Line below the title; may be empty.'),
    genre: Genre.nullable().describe('Opera, drama, dance …'),
    next: EventDate.describe('Its next date, where it leads to.'),
    ...picture,
  })
  .meta({
    id: 'HighlightTeaser',
    title: 'HighlightTeaser',
    description: 'A production with its picture and next date.',
  })

export const highlightTeasers = defineModule({
  kind: 'highlight-teasers',
  name: { de: 'Höhepunkte', en: 'Highlights' },
  description: 'Productions that are played next, or the newest articles, as posters.',
  isInToolbar: false,
  fields: {
    categories: references({
      label: { de: 'Sparten', en: 'Genres' },
      help: { de: 'Ohne Angabe: alle.', en: 'When empty: all.' },
      description: 'Numbers of the genres; all when empty.',
      refersTo: 'genre',
    }),
    article_categories: references({
      label: { de: 'Rubriken des Magazins', en: 'Categories of the magazine' },
      help: {
        de: 'Mit Angabe: deren neueste Artikel anstelle von Produktionen.',
        en: 'When given: their newest articles in place of productions.',
      },
      description:
        'Numbers of categories, whose newest articles are shown in place of productions.',
      refersTo: 'article-category',
    }),
    limit: number({
      label: { de: 'Anzahl', en: 'Number' },
      description: 'How many productions or articles at most.',
      min: 1,
      max: 24,
      fallback: 6,
    }),
  },
  derived: {
    productions: z
      .array(HighlightTeaser)
      .describe('The productions, by their next date; none where articles are chosen.'),
    articles: z
      .array(ArticleListItem)
      .describe('The articles, newest first; none where no category of them is chosen.'),
  },
  exampleDerived: {
    productions: [
      {
        id: 3,
        slug: 'die-zauberfloete',
        title: 'Die Zauberflöte',
        preline: 'Premiere',
        subtitle: 'Wolfgang Amadeus Mozart',
        genre: exampleEvent.genre,
        next: exampleEvent,
        image_obj: null,
        image_thumbnails: [],
      },
    ],
    articles: [exampleArticle],
  },
})
