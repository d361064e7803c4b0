import { MapperKind } from '@graphql-tools/utils'
import { defaultFieldResolver, GraphQLInt, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { badArgument } from '#errors/coded-error.ts'

type ModulesArguments = { first?: number | null }

/**
 * The modules of a page can be limited to the first ones: who shows the beginning of a long page does not wait for all of them.
 * Without an argument they are complete, as the origin has them.
 */
export function firstModules(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      if (typeName !== 'Page' || fieldName !== 'modules') return undefined
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        args: {
          first: {
            type: GraphQLInt,
            description:
              'Only so many, from the first one on, at least 1; all if omitted. Sections and modules in them count alike.',
          },
        },
        async resolve(page, { first }: ModulesArguments, context, info) {
          if (first != null && first < 1) throw badArgument('first', 'Expected at least 1.')
          const modules = (await resolve(page, {}, context, info)) as readonly unknown[]
          return first == null ? modules : modules.slice(0, first)
        },
        astNode: undefined,
      }
    },
  })
}
