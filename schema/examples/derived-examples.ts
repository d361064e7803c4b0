import type { DerivedType } from '@foyer/schema/fields/derived.ts'
import { exampleArticle } from './example-article.ts'
import { exampleEvent } from './example-event.ts'

/** Examples of derived values, for tests. */
export const derivedExamples: Record<DerivedType, unknown> = {
  events: [exampleEvent],
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
  columns: [
    { index: 0, classes: '67', children: [2] },
    { index: 1, classes: '33', children: [] },
  ],
  address: '/de/programm',
}
