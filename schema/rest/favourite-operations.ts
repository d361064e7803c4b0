import { z } from 'zod'
import { maxFavouritesPerType } from './favourite-types.ts'
import { Id, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const lists = (ids: z.ZodArray<typeof Id>) => ({
  events: ids.describe('Numbers of events.'),
  productions: ids.describe('Numbers of productions.'),
  persons: ids.describe('Numbers of persons.'),
  articles: ids.describe('Numbers of articles.'),
})

export const Favourites = z.object(lists(z.array(Id))).meta({
  id: 'Favourites',
  title: 'Favourites',
  description: 'Favourites of the current user by type, the newest first.',
})

const noFavourites = { events: [], productions: [], persons: [], articles: [] } satisfies z.output<
  typeof Favourites
>

const FavouritesWrite = z.object(lists(z.array(Id).max(maxFavouritesPerType))).meta({
  id: 'FavouritesWrite',
  title: 'FavouritesWrite',
  description: 'Favourites by type, the newest first.',
})

const own = { localeOptional: true, pathParameters: { locale: Locale } } as const

/** Events, productions, persons and articles that the current user has marked. */
export const favouriteOperations = {
  favourites: {
    ...own,
    operationId: 'favourites',
    extension: { whenMissing: noFavourites },
    isPersonal: true,
    access: 'public',
    method: 'GET',
    path: '/{locale}/api/user/favourites/',
    summary: 'List the own favourites',
    description: 'Favourites of the current user; empty lists if nobody is logged in.',
    response: Favourites,
  },
  changeFavourites: {
    ...own,
    operationId: 'changeFavourites',
    extension: {},
    access: 'visitor',
    method: 'POST',
    path: '/{locale}/api/user/favourites/',
    summary: 'Add and remove favourites',
    description: `Adds and removes favourites of the current user. What does not exist is ignored. With more than ${maxFavouritesPerType} of a type the oldest go.`,
    body: z
      .object({
        add: FavouritesWrite.describe('What is added.'),
        remove: FavouritesWrite.describe('What is removed.'),
      })
      .meta({
        id: 'FavouriteChanges',
        title: 'FavouriteChanges',
        description: 'Favourites that are added and removed.',
      }),
    response: Favourites,
  },
} as const satisfies Record<string, Operation>
