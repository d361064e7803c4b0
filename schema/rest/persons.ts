import { z } from 'zod'
import { ContributorGroup, PersonSummary } from '@foyer/schema/shapes/evening.ts'
import { ProductionSummary } from '@foyer/schema/shapes/event.ts'
import { picture } from '@foyer/schema/shapes/images.ts'
import type { RestSource } from './operation.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Html, Id, IdList, Locale } from '@foyer/schema/shapes/scalars.ts'

export const PersonCategory = z
  .object({ id: Id, name: z.string().describe('Name in the language of the answer.') })
  .meta({
    id: 'PersonCategory',
    title: 'PersonCategory',
    description: 'A part of the house to which people belong: management, drama, dance …',
  })

export const Person = z
  .object({
    ...PersonSummary.shape,
    first_name: z.string().describe('First name; may be empty.'),
    last_name: z.string().describe('Last name, or the name of an ensemble.'),
    profession: z.string().describe('What the person is: soprano, director; may be empty.'),
    biography: Html.describe('About the person.'),
    category: PersonCategory.nullable().describe(
      'Where the person belongs in the house; empty for those known from programmes only.',
    ),
    ...picture,
  })
  .meta({ id: 'Person', title: 'Person', description: 'A member of the team, or a guest.' })

export const PersonList = paged('PersonList', Person)

export const PersonPart = z
  .object({
    group: ContributorGroup.describe('Behind the stage or on it.'),
    role: z.string().describe('What the person does, or whom they play.'),
    production: ProductionSummary.describe('In which production.'),
  })
  .meta({
    id: 'PersonPart',
    title: 'PersonPart',
    description: 'What a person does in a production.',
  })

export const persons = {
  name: 'persons',
  description: 'The people of the house, and those of its programmes.',
  operations: {
    persons: {
      operationId: 'persons',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/persons/',
      localeOptional: true,
      summary: 'List persons',
      description:
        'The people of the house by category and name. With numbers: these, also those known from programmes only.',
      pathParameters: { locale: Locale },
      query: {
        ids: IdList.optional().describe('Only these.'),
        category: Id.optional().describe('Only of this category.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.persons,
      answer: PersonList,
    },
    person: {
      operationId: 'person',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/persons/{id}/',
      localeOptional: true,
      summary: 'Get a person',
      description: 'One person.',
      pathParameters: { locale: Locale, id: Id },
      answer: Person,
    },
    personParts: {
      operationId: 'personParts',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/persons/{id}/parts/',
      localeOptional: true,
      summary: 'List the parts of a person',
      description:
        'What a person does in productions: those played last or to be played come first; 50 at most.',
      pathParameters: { locale: Locale, id: Id },
      answer: z.array(PersonPart),
    },
    personCategories: {
      operationId: 'personCategories',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/person-categories/',
      localeOptional: true,
      summary: 'List the categories of persons',
      description: 'The parts of the house to which people belong, in order.',
      pathParameters: { locale: Locale },
      answer: z.array(PersonCategory),
    },
  },
} as const satisfies RestSource
