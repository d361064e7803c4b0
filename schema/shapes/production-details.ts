import { z } from 'zod'
import { ArticleSummary } from './article.ts'
import { Image, picture } from './images.ts'
import { Address, Id, Slug, idOf, OptionalHtml, OptionalText } from './scalars.ts'

export const ContributorGroup = z.enum(['team', 'cast']).meta({
  id: 'ContributorGroup',
  title: 'ContributorGroup',
  'x-enum-descriptions': {
    team: 'Behind the stage: direction, design, dramaturgy.',
    cast: 'On the stage or in the pit.',
  },
  description: 'Whether a contributor is part of the artistic team or of the cast.',
})

/** A person as others embed it. A subset of the fields of `Person`. */
export const PersonSummary = z
  .object({
    id: idOf('person'),
    slug: Slug,
    name: z.string().describe('Full name; e.g. "Miriam Öllinger".'),
  })
  .meta({
    id: 'PersonSummary',
    title: 'PersonSummary',
    description: 'A person with their name only.',
  })

export const Contributor = z
  .object({
    group: ContributorGroup.describe(
      'Whether a contributor is part of the artistic team or of the cast.',
    ),
    role: z.string().describe('Function or role of the person; e.g. "Regie" or "Pamina".'),
    person_id: Id.describe('Number of the person; e.g. 42.'),
    name: z.string().describe('Full name; e.g. "Miriam Öllinger".'),
    slug: Slug,
    person: PersonSummary.describe('The person.'),
  })
  .meta({
    id: 'Contributor',
    title: 'Contributor',
    description: 'A person’s contribution to an event or production.',
  })

export const ProgramKind = z.enum(['work', 'interval']).meta({
  id: 'ProgramKind',
  title: 'ProgramKind',
  'x-enum-descriptions': { work: 'A work that is played.', interval: 'An interval.' },
  description: 'Whether a part of the programme is a work or an interval.',
})

export const ProgramEntry = z
  .object({
    kind: ProgramKind.describe('Whether a part of the programme is a work or an interval.'),
    composer: OptionalText.describe('Composer or author; may be empty.'),
    title: OptionalText.describe('Title of the work; empty for an interval.'),
    movements: z.array(z.string()).describe('Movements, acts or parts of the work, in order.'),
    minutes: z.int().nullable().describe('Duration in minutes; null if unknown.'),
  })
  .meta({
    id: 'ProgramEntry',
    title: 'ProgramEntry',
    description: 'A work or interval of the programme.',
  })

export const Sponsor = z
  .object({
    id: idOf('sponsor'),
    name: z.string().describe('Name of the sponsor.'),
    url: Address.nullable().describe('Address of the sponsor’s website; null if there is none.'),
    ...picture,
  })
  .meta({
    id: 'Sponsor',
    title: 'Sponsor',
    description: 'A sponsor of an event or production, with its logo.',
  })

/** Fields that an event and its production share, shown in sections of their own [2]. */
export const productionDetails = {
  important_info: OptionalHtml.describe(
    'HTML with what visitors need to know before they come; may be empty.',
  ),
  description: OptionalHtml.describe('HTML about the event or production; may be empty.'),
  duration_minutes: z.int().nullable().describe('Duration in minutes; null if unknown.'),
  minimum_age: z
    .int()
    .nullable()
    .describe('Recommended minimum age in years; null if there is none.'),
  language: OptionalText.describe(
    'Language of the performance and its surtitles, for people; e.g. "Deutsch mit englischen Übertiteln". May be empty.',
  ),
  images: z.array(Image).describe('Pictures of the slider, in order; may be empty.'),
  contributors: z.array(Contributor).describe('Artistic team and cast, in order.'),
  video_url: Address.nullable().describe('Address of a video; null if there is none.'),
  programs: z.array(ProgramEntry).describe('Works and intervals of the programme, in order.'),
  sponsors: z.array(Sponsor).describe('Sponsors, in order; may be empty.'),
  promoter: z
    .string()
    .nullable()
    .describe('Name of the promoter; null if it is the theatre itself.'),
  articles: z
    .array(ArticleSummary)
    .describe('Articles of the magazine about it, newest first; 6 at most.'),
}
