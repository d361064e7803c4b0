import { defineModule } from './define-module.ts'
import { references } from '@foyer/schema/fields/media-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'

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
    productions: {
      type: 'productions',
      description: 'The productions, by their next date; none where articles are chosen.',
    },
    articles: {
      type: 'articles',
      description: 'The articles, newest first; none where no category of them is chosen.',
    },
  },
})
