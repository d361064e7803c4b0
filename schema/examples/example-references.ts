import { exampleArticle } from './example-article.ts'
import type { Reference } from '@foyer/schema/fields/field.ts'

/** Examples of referenced entities, for tests. */
export const exampleReferences: Record<Reference, unknown> = {
  venue: {
    id: 1,
    slug: 'stadttheater',
    slugs: { de: 'stadttheater', en: 'municipal-theatre' },
    name: 'Stadttheater',
    city: 'Ennsfelden',
    street: 'Theaterplatz 1',
    postcode: '4459',
    description: '<p>Das Haus von 1911.</p>',
    directions: '<p>Fünf Minuten vom Bahnhof.</p>',
    accessibility: '<p>Stufenlos über den Seiteneingang.</p>',
    latitude: 48.2,
    longitude: 14.5,
    rooms: [{ id: 1, name: 'Großes Haus', show_in_filter: true, seats: 620, venue_id: 1 }],
  },
  tag: { id: 1, name: 'Barrierefrei', show_in_filter: true },
  genre: { id: 1, name: 'Oper', show_in_filter: true, slug: 'oper', style_name: 'crimson' },
  article: exampleArticle,
  'article-category': exampleArticle.category,
}
