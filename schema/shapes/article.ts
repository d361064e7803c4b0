import { z } from 'zod'
import { picture } from './images.ts'
import { LocalizedSlug } from './options.ts'
import { Id, LocalDate, OffsetDateTime, Slug } from './scalars.ts'

const named = {
  id: Id,
  name: z.string().describe('Name in the language of the answer.'),
  slug: Slug,
  slugs: LocalizedSlug,
}

export const ArticleCategory = z
  .object({
    ...named,
    style_name: z.string().describe('Which of the site’s styles marks it; may be empty.'),
  })
  .meta({
    id: 'ArticleCategory',
    title: 'ArticleCategory',
    description: 'What articles of the magazine are about: one for each article.',
  })

export const ArticleTag = z
  .object(named)
  .meta({ id: 'ArticleTag', title: 'ArticleTag', description: 'A label that articles share.' })

/** What others say of an article. A part of `ArticleListItem`, field by field. */
export const ArticleSummary = z
  .object({ id: Id, slug: Slug, slugs: LocalizedSlug, title: z.string().describe('Title.') })
  .meta({
    id: 'ArticleSummary',
    title: 'ArticleSummary',
    description: 'An article of the magazine, as others name it.',
  })

export const ArticleListItem = z
  .object({
    ...ArticleSummary.shape,
    preline: z.string().describe('Line above the title; may be empty.'),
    teaser: z.string().describe('One or two sentences; may be empty.'),
    author: z.string().describe('Who has written it; may be empty.'),
    published_from: OffsetDateTime.describe('Since when visitors see it.'),
    published_on: LocalDate.describe('The day of that, in the time zone of the theatre.'),
    category: ArticleCategory.nullable().describe('What it is about.'),
    tags: z.array(ArticleTag).describe('Its labels, by name.'),
    ...picture,
  })
  .meta({
    id: 'ArticleListItem',
    title: 'ArticleListItem',
    description: 'An article, as lists show it.',
  })
