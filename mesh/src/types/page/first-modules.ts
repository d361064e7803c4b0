import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getArgumentValues,
  type GraphQLFieldConfig,
  GraphQLInt,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import { selectedNodes } from '#types/selected-nodes.ts'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { badArgument } from '#errors/coded-error.ts'

type Field = GraphQLFieldConfig<unknown, unknown>
type ModulesArguments = { first?: number | null }

/**
 * The modules of a page can be limited to the first ones: who shows the beginning of a long page does not wait for all of them. The origin
 * is asked for as many as a query selects, for none where it selects no modules. Without an argument they are complete.
 */
export function firstModules(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      if (typeName === 'Query' && fieldName === 'page') return askForSelected(field)
      if (typeName === 'Page' && fieldName === 'modules') return limitable(field)
      return undefined
    },
  })
}

function limitable(field: Field): Field {
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
}

function askForSelected({ args = {}, resolve = defaultFieldResolver, ...field }: Field): Field {
  const { firstModules: _, ...others } = args
  return {
    ...field,
    args: others,
    resolve(root, given, context, info) {
      const wanted = selectedModules(info)
      return resolve(
        root,
        wanted === undefined ? given : { ...given, firstModules: wanted },
        context,
        info,
      )
    },
    astNode: undefined,
  }
}

/** How many modules of the page are selected, in all places that select some; undefined for all of them. */
function selectedModules(info: GraphQLResolveInfo): number | undefined {
  const page = info.schema.getType('Page') as GraphQLObjectType
  let most = 0
  for (const node of selectedNodes(info, page)) {
    if (node.name.value !== 'modules') continue
    const definition = page.getFields()['modules']!
    const { first }: ModulesArguments = getArgumentValues(definition, node, info.variableValues)
    if (first == null || first < 1) return undefined
    most = Math.max(most, first)
  }
  return most
}
