import {
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'

/**
 * Gives every mutation a payload named after it: a union of what was changed and of problems, which a later problem only adds to.
 * `logOutUser: CurrentUser` → `logOutUser: LogOutUserResult`.
 */
export function mutationResults(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType()
  if (!mutation) return schema
  const { fields, ...root } = mutation.toConfig()
  const changed = Object.entries(fields).map(([name, field]) => {
    const result = resultOf(name, getNamedType(field.type))
    return [name, { ...field, type: result, astNode: undefined }]
  })
  const config = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    mutation: new GraphQLObjectType({
      ...root,
      fields: Object.fromEntries(changed) as typeof fields,
      astNode: undefined,
    }),
    // The unions of before are named by nothing else.
    types: config.types.filter((type) => type !== mutation && !isUnionType(type)),
  })
}

function resultOf(mutation: string, type: ReturnType<typeof getNamedType>): GraphQLUnionType {
  const name = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Result`
  if (isUnionType(type)) {
    return new GraphQLUnionType({ ...type.toConfig(), name, astNode: undefined })
  }
  if (!isObjectType(type)) throw new Error(`${mutation} answers no object.`)
  return new GraphQLUnionType({
    name,
    description: 'The changed object, or the problem for which nothing was changed.',
    types: [type],
    resolveType: () => type.name,
  })
}
