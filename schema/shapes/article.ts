import { z } from 'zod'
import { picture } from './images.ts'
import { LocalizedSlug } from './options.ts'
import { LocalDate, OffsetDateTime, Slug, idOf, OptionalText } from './scalars.ts'

const named = (entity: string) => ({
  id: idOf(entity),
  name: z.string().describe('Name in the language of the response; e.g. "Werkstatt".'),
  slug: Slug,
  slugs: LocalizedSlug,
})

export const ArticleCategory = z
  .object({
    ...named('category'),
    style_name: OptionalText.describe(
      'Name of the palette that marks the category on the site; e.g. "amber". May be empty.',
    ),
  })
  .meta({
    id: 'ArticleCategory',
    title: 'ArticleCategory',
    description: 'A category of the magazine. An article has one at most.',
  })

export const ArticleTag = z.object(named('tag')).meta({
  id: 'ArticleTag',
  title: 'ArticleTag',
  description: 'A tag that groups articles by topic.',
})

/** An article as others embed it. A subset of the fields of `ArticleListItem`. */
export const ArticleSummary = z
  .object({
    id: idOf('article'),
    slug: Slug,
    slugs: LocalizedSlug,
    title: z.string().describe('Title of the article.'),
  })
  .meta({
    id: 'ArticleSummary',
    title: 'ArticleSummary',
    description: 'An article of the magazine with its title only.',
  })

export const ArticleListItem = z
  .object({
    ...ArticleSummary.shape,
    preline: OptionalText.describe('Line above the title; may be empty.'),
    teaser: OptionalText.describe('Introduction of one or two sentences; may be empty.'),
    author: OptionalText.describe('Name of the author; may be empty.'),
    published_from: OffsetDateTime.describe(
      'Time of publication. Visitors do not see the article before.',
    ),
    published_on: LocalDate.describe(
      'Calendar day of the publication in the time zone of the theatre.',
    ),
    category: ArticleCategory.nullable().describe('Category of the article; null if it has none.'),
    tags: z.array(ArticleTag).describe('Tags of the article, sorted by name.'),
    ...picture,
  })
  .meta({
    id: 'ArticleListItem',
    title: 'ArticleListItem',
    description: 'An article with the fields that lists show.',
  })
