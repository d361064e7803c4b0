import { findCursor } from '@foyer/schema/shapes/page-cursor.ts'
import { lastPage, pageSizes } from '@foyer/schema/shapes/paging.ts'
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInt,
  GraphQLString,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { badArgument } from '#errors/coded-error.ts'
import { atPlace, type Place } from './page.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type PagingArguments = { first?: number | null | undefined; after?: string | null | undefined }
type ConnectionArguments = PagingArguments & Record<string, unknown>

type Paging = {
  /** Default page size. */
  usualSize: number
  /** Whether the origin lets the caller choose another number. */
  takesSize: boolean
}

/** The root field of a list with `first` and `after` in place of the origin's `page` and `pageSize`. */
export function connectionField(
  field: Field,
  { name, usualSize }: { name: string; usualSize: number | undefined },
): Field {
  if (usualSize === undefined) throw new Error(`The contract names no page size for ${name}.`)
  const { page: _, pageSize, ...args } = field.args ?? {}
  const paging = { usualSize, takesSize: pageSize !== undefined }
  const resolve = field.resolve ?? defaultFieldResolver
  return {
    ...field,
    args: { ...args, ...pagingArguments(paging) },
    async resolve(root, { first, after, ...others }: ConnectionArguments, context, info) {
      const place = findPlace({ first, after }, paging)
      const originArguments = {
        ...others,
        ...(place.page > 1 && { page: place.page }),
        ...(place.size !== undefined && { pageSize: place.size }),
      }
      return atPlace(await resolve(root, originArguments, context, info), place)
    },
    astNode: undefined,
  }
}

function pagingArguments({ usualSize, takesSize }: Paging): GraphQLFieldConfigArgumentMap {
  const sizes = takesSize ? `1 to ${pageSizes.largest}` : `always ${usualSize}`
  return {
    first: {
      type: GraphQLInt,
      description: `Number of nodes, ${sizes}; ${usualSize} if omitted. With \`after\`, it must be the number of the previous page.`,
    },
    after: {
      type: GraphQLString,
      description: 'Cursor of the last node of the previous page; omitted for the first page.',
    },
  }
}

/**
 * The requested page of the origin.
 *
 * @throws GraphQLError BAD_USER_INPUT for a cursor that this gateway has not written, or another `first` than the cursor's
 */
function findPlace({ first, after }: PagingArguments, paging: Paging): Place {
  const { usualSize, takesSize } = paging
  const largest = takesSize ? pageSizes.largest : usualSize
  const smallest = takesSize ? 1 : usualSize
  if (first != null && (first < smallest || first > largest)) {
    throw badArgument('first', `Expected ${takesSize ? `1 to ${largest}` : usualSize}.`)
  }
  const requestedSize = first ?? undefined
  if (after == null) return { page: 1, size: unusual(requestedSize, usualSize), skipped: 0 }
  const cursor = findCursor(after)
  if (!cursor || cursor.page < 1 || cursor.page > lastPage) {
    throw badArgument('after', 'Expected a cursor of this list, as pageInfo.endCursor.')
  }
  const size = cursor.size ?? usualSize
  if (size < smallest || size > largest)
    throw badArgument('after', 'Expected a cursor of this list.')
  if (requestedSize !== undefined && requestedSize !== size) {
    throw badArgument('first', `Expected ${size}, as for the page before this cursor.`)
  }
  return cursor.row === undefined
    ? { page: cursor.page + 1, size: unusual(size, usualSize), skipped: 0 }
    : { page: cursor.page, size: unusual(size, usualSize), skipped: cursor.row + 1 }
}

/** The usual number is not sent, so that a list has one address. */
function unusual(size: number | undefined, usualSize: number): number | undefined {
  return size === usualSize ? undefined : size
}
