import { defineModule } from './define-module.ts'
import { references } from '@foyer/schema/fields/media-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'

export const highlightTeasers = defineModule({
  kind: 'highlight-teasers',
  name: { de: 'Höhepunkte', en: 'Highlights' },
  description: 'Teasers of the next productions or the newest articles.',
  isInToolbar: false,
  fields: {
    categories: references({
      label: { de: 'Sparten', en: 'Genres' },
      help: { de: 'Ohne Angabe: alle.', en: 'When empty: all.' },
      description: 'Genres to choose from, by number; empty for all genres.',
      refersTo: 'genre',
    }),
    article_categories: references({
      label: { de: 'Rubriken des Magazins', en: 'Categories of the magazine' },
      help: {
        de: 'Mit Angabe: deren neueste Artikel anstelle von Produktionen.',
        en: 'When given: their newest articles in place of productions.',
      },
      description:
        'Article categories, by number; if not empty, their newest articles are shown instead of productions.',
      refersTo: 'article-category',
    }),
    limit: number({
      label: { de: 'Anzahl', en: 'Number' },
      description: 'Maximum number of productions or articles.',
      min: 1,
      max: 24,
      fallback: 6,
    }),
  },
  derived: {
    productions: {
      type: 'productions',
      description: 'Productions, sorted by their next event; empty if articles are shown.',
    },
    articles: {
      type: 'articles',
      description: 'Articles, newest first; empty if productions are shown.',
    },
  },
})
