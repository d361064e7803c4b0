import type { z } from 'zod'
import type { ArticleListItem } from '@foyer/schema/shapes/article.ts'

/** An article as lists show it, for tests. */
export const exampleArticle: z.output<typeof ArticleListItem> = {
  id: 4,
  slug: 'wie-man-einen-mond-aufhaengt',
  slugs: { de: 'wie-man-einen-mond-aufhaengt', en: 'how-to-hang-a-moon' },
  title: 'Wie man einen Mond aufhängt',
  preline: 'Werkstatt',
  teaser: 'Drei Meter Durchmesser, elf Kilo, ein Seil.',
  author: 'Miriam Öllinger',
  published_from: '2026-11-18T09:00:00+01:00',
  published_on: '2026-11-18',
  category: {
    id: 1,
    name: 'Werkstatt',
    slug: 'werkstatt',
    slugs: { de: 'werkstatt', en: 'workshop' },
    style_name: 'red',
  },
  tags: [],
  image_obj: null,
  image_thumbnails: [],
}
