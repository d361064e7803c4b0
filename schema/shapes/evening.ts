import { z } from 'zod'
import { ArticleSummary } from './article.ts'
import { Image } from './images.ts'
import { Html, Id, Slug } from './scalars.ts'

export const ContributorGroup = z.enum(['team', 'cast']).meta({
  id: 'ContributorGroup',
  title: 'ContributorGroup',
  description: 'Behind the stage or on it.',
})

/** What programmes say of a person. A part of `Person`, field by field. */
export const PersonSummary = z
  .object({ id: Id, slug: Slug, name: z.string().describe('First and last name.') })
  .meta({
    id: 'PersonSummary',
    title: 'PersonSummary',
    description: 'A person, as programmes name them.',
  })

export const Contributor = z
  .object({
    group: ContributorGroup.describe('Behind the stage or on it.'),
    role: z.string().describe('What the person does, or whom they play.'),
    person_id: Id.describe('Number of the person.'),
    name: z.string().describe('First and last name.'),
    slug: Slug,
    person: PersonSummary.describe('Who it is.'),
  })
  .meta({
    id: 'Contributor',
    title: 'Contributor',
    description: 'A person with their part in an evening.',
  })

export const ProgramKind = z
  .enum(['work', 'interval'])
  .meta({ id: 'ProgramKind', title: 'ProgramKind', description: 'A work, or an interval.' })

export const ProgramEntry = z
  .object({
    kind: ProgramKind.describe('A work, or an interval.'),
    composer: z.string().describe('Who wrote it; may be empty.'),
    title: z.string().describe('Name of the work; empty for an interval.'),
    movements: z.array(z.string()).describe('Its movements, acts or parts.'),
    minutes: z.int().nullable().describe('How long it lasts, where that is known.'),
  })
  .meta({
    id: 'ProgramEntry',
    title: 'ProgramEntry',
    description: 'A part of the evening, in order.',
  })

export const Sponsor = z
  .object({
    id: Id,
    name: z.string().describe('Name of the sponsor.'),
    url: z.string().nullable().describe('Its website.'),
  })
  .meta({ id: 'Sponsor', title: 'Sponsor', description: 'Who supports the evening.' })

/** What an event shares with its production, and shows in sections of its own [2]. */
export const evening = {
  important_info: Html.describe('What has to be known before coming; may be empty.'),
  description: Html.describe('About the evening.'),
  duration_minutes: z.int().nullable().describe('How long it lasts, where that is known.'),
  minimum_age: z.int().nullable().describe('From which age it is recommended, in years.'),
  language: z.string().describe('Language of the evening and its surtitles; may be empty.'),
  images: z.array(Image).describe('Pictures of the slider.'),
  contributors: z.array(Contributor).describe('Team and cast, in order.'),
  video_url: z.string().nullable().describe('A film about it.'),
  programs: z.array(ProgramEntry).describe('Works and intervals, in order.'),
  sponsors: z.array(Sponsor).describe('Who supports it.'),
  promoter: z.string().nullable().describe('Who puts it on, where that is not the theatre.'),
  articles: z
    .array(ArticleSummary)
    .describe('What the magazine has written about it, newest first; 6 at most.'),
}
