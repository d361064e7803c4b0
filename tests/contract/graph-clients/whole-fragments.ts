import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { root } from '#support/root.ts'

const schema = buildSchema(readFileSync(`${root}/schema/schema.graphql`, 'utf8'))

/** `fragment WholeEvent on Event { … }` with every field of the type. */
export function wholeFragment(typeName: string): string {
  return `fragment Whole${typeName} on ${typeName} ${selectionOf(schema.getType(typeName) as GraphQLObjectType)}`
}

/** `fragment FlatEvent on Event { … }` with every field that has no selection of its own. */
export function flatFragment(typeName: string): string {
  const fields = Object.values((schema.getType(typeName) as GraphQLObjectType).getFields())
  const names = fields.filter(({ type }) => isLeafType(getNamedType(type))).map(({ name }) => name)
  return `fragment Flat${typeName} on ${typeName} { ${names.join(' ')} }`
}

/** All fields: values with all of theirs, and only the id of what is an entry of its own. */
function selectionOf(type: GraphQLObjectType, outer: readonly string[] = []): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    const named = getNamedType(fieldType)
    if (isUnionType(named)) return [`${name} { __typename }`]
    if (!isObjectType(named) && !isInterfaceType(named)) return [name]
    if ('id' in named.getFields()) return [`${name} { id }`]
    if (isInterfaceType(named) || outer.includes(named.name)) return []
    return [`${name} ${selectionOf(named, [...outer, type.name])}`]
  })
  return `{ ${fields.join(' ')} }`
}
