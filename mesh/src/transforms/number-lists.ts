import { maxIdListLength } from '@foyer/schema/shapes/scalars.ts'
import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  isListType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { badArgument } from '#errors/coded-error.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>

/** The contract's scalar of numbers in one text. */
const joinedNumbers = 'IdList'

/**
 * Takes numbers as a list, where the origin takes them joined by commas: `venues(ids: "1,2")` → `venues(numbers: [1, 2])`. A list without
 * any returns no rows, without a request to the origin.
 */
export function numberLists(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field: Field) => {
      const { ids, ...args } = field.args ?? {}
      return ids && getNullableType(ids.type).toString() === joinedNumbers
        ? withNumbers(field, args, ids.description)
        : undefined
    },
  })
}

function withNumbers(
  field: Field,
  args: NonNullable<Field['args']>,
  description: string | null | undefined,
): Field {
  const { resolve = defaultFieldResolver } = field
  return {
    ...field,
    args: {
      ...args,
      numbers: {
        type: new GraphQLList(new GraphQLNonNull(GraphQLInt)),
        description: `${description ?? ''} ${maxIdListLength} at most.`.trim(),
      },
    },
    resolve(root, args, context, info) {
      const { numbers, ...others } = args as { numbers?: number[] | null }
      if (!numbers) return resolve(root, others, context, info)
      if (numbers.length > maxIdListLength || numbers.some((number) => number < 1)) {
        throw badArgument('numbers', `Expected ${maxIdListLength} numbers at most, from 1.`)
      }
      if (numbers.length === 0) return isListType(getNullableType(field.type)) ? [] : emptyPage
      return resolve(root, { ...others, ids: numbers.join(',') }, context, info)
    },
    astNode: undefined,
  }
}

/** The origin's response for a list without rows. */
const emptyPage = { count: 0, next: null, previous: null, results: [] }
