import { z } from 'zod'
import { ContributorGroup, PersonSummary } from '@foyer/schema/shapes/production-details.ts'
import { ProductionSummary } from '@foyer/schema/shapes/event.ts'
import { picture } from '@foyer/schema/shapes/images.ts'
import type { RestSource } from './operation.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import {
  Id,
  IdList,
  Locale,
  idOf,
  OptionalHtml,
  OptionalText,
} from '@foyer/schema/shapes/scalars.ts'

export const PersonCategory = z
  .object({
    id: idOf('category'),
    name: z.string().describe('Name in the language of the response.'),
  })
  .meta({
    id: 'PersonCategory',
    title: 'PersonCategory',
    description: 'A department or ensemble that persons belong to, such as management or dance.',
  })

export const Person = z
  .object({
    ...PersonSummary.shape,
    first_name: OptionalText.describe('First name; may be empty.'),
    last_name: z.string().describe('Last name, or the name of an ensemble.'),
    profession: OptionalText.describe('Profession; e.g. "Sopran". May be empty.'),
    biography: OptionalHtml.describe('HTML with the biography; may be empty.'),
    category: PersonCategory.nullable().describe(
      'Department or ensemble of the person; null for guests.',
    ),
    ...picture,
  })
  .meta({ id: 'Person', title: 'Person', description: 'A member of the theatre or a guest.' })

export const PersonList = paged('PersonList', Person)

export const PersonPart = z
  .object({
    group: ContributorGroup.describe(
      'Whether the person is part of the artistic team or of the cast.',
    ),
    role: z.string().describe('Function or role; e.g. "Regie" or "Pamina".'),
    production: ProductionSummary.describe('Production in which the person takes part.'),
  })
  .meta({
    id: 'PersonPart',
    title: 'PersonPart',
    description: 'A person’s part in a production.',
  })

export const persons = {
  name: 'persons',
  description: 'Persons: members of the theatre and guests.',
  operations: {
    persons: {
      operationId: 'persons',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/persons/',
      localeOptional: true,
      summary: 'List persons',
      description:
        'Members of the theatre, sorted by category and name; or the requested persons, including guests.',
      pathParameters: { locale: Locale },
      query: {
        ids: IdList.optional().describe('Only these persons, including guests.'),
        category: Id.optional().describe('Only persons of this category.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.persons,
      response: PersonList,
    },
    person: {
      operationId: 'person',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/persons/{id}/',
      localeOptional: true,
      summary: 'Get a person',
      description: 'A person with biography and picture.',
      pathParameters: { locale: Locale, id: idOf('person') },
      response: Person,
    },
    personParts: {
      operationId: 'personParts',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/persons/{id}/parts/',
      localeOptional: true,
      summary: 'List the parts of a person',
      description: 'Parts of a person in productions, the latest or next first; 50 at most.',
      pathParameters: { locale: Locale, id: idOf('person') },
      response: z.array(PersonPart),
    },
    personCategories: {
      operationId: 'personCategories',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/person-categories/',
      localeOptional: true,
      summary: 'List the categories of persons',
      description: 'Departments and ensembles of the theatre, in order.',
      pathParameters: { locale: Locale },
      response: z.array(PersonCategory),
    },
  },
} as const satisfies RestSource
