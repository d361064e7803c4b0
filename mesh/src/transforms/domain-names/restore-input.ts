import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql'
import { fieldNameOf } from '@foyer/schema/graph/names.ts'

type Values = Record<string, unknown>
type Names = Map<string, { name: string; restore: Restore | undefined }>

/** Gives an input the origin's names again. */
export type Restore = (input: unknown) => unknown

/** The way back from the names of the graph, for a type of the contract; undefined where no field of it, or below it, has another name. */
export function restoreOf(type: GraphQLInputObjectType): Restore | undefined {
  const names: Names = new Map()
  for (const { name, type: fieldType } of Object.values(type.getFields())) {
    const newName = fieldNameOf(type.name, name)
    const inner = getNamedType(fieldType)
    const restore = isInputObjectType(inner) ? restoreOf(inner) : undefined
    if (newName !== undefined && (newName !== name || restore))
      names.set(newName, { name, restore })
  }
  return names.size > 0 ? (input) => restoreValue(input, names) : undefined
}

function restoreValue(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => restoreValue(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value as Values).map(([key, inner]) => {
      const known = names.get(key)
      return known ? [known.name, known.restore ? known.restore(inner) : inner] : [key, inner]
    }),
  )
}
