import {
  GraphQLDirective,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLNullableType,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql'
import { mapEach } from './map-each.ts'

/** A field, or an argument, which has none itself. */
type Field = { type: GraphQLType; args?: Record<string, Field> }
/** A field of a config or of a type, which has its arguments in a list. */
type Readable = { type: GraphQLType; args?: Readonly<Record<string, Field>> | readonly Field[] }
type Config = {
  fields?: Record<string, Field>
  interfaces?: readonly GraphQLNamedType[]
  types?: readonly GraphQLNamedType[]
}

export type MappedTypes = {
  /** What each type has become, by its name before; null if it is removed. */
  types: ReadonlyMap<string, GraphQLNamedType | null>
  /** The configs of those types whose fields have become others. */
  configs: ReadonlyMap<GraphQLNamedType, object>
}

/**
 * Leads every reference to what the type of that name has become, and leaves out what refers to a removed type. A type is made anew, once,
 * if its fields have become others or if it leads to such a type; each other one stays the same object.
 */
export function rewire({ types, configs }: MappedTypes) {
  const all = new Set([...types.values()].filter((type) => type !== null))
  /** With the types that are new to the schema. */
  const byNewName = new Map([...all].map((type) => [type.name, type]))
  const made = new Map([...typesToMake()].map((type) => [type, make(type)]))

  function typesToMake(): Set<GraphQLNamedType> {
    const toMake = new Set(configs.keys())
    for (const type of all) {
      for (const reference of referencesOf(type, configs.get(type))) {
        const target = targetOf(reference)
        if (target !== reference) toMake.add(type)
        if (target) all.add(target)
      }
    }
    let count: number
    do {
      count = toMake.size
      for (const type of all) {
        if (toMake.has(type)) continue
        if (referencesOf(type).some((reference) => toMake.has(reference))) toMake.add(type)
      }
    } while (toMake.size > count)
    return toMake
  }

  function targetOf(reference: GraphQLNamedType): GraphQLNamedType | null {
    const target = types.get(reference.name)
    if (target !== undefined) return target
    const introduced = byNewName.get(reference.name) ?? reference
    byNewName.set(reference.name, introduced)
    return introduced
  }

  function make(type: GraphQLNamedType): GraphQLNamedType {
    const {
      fields,
      interfaces,
      types: members,
      ...config
    }: Config = configs.get(type) ?? type.toConfig()
    const Type = type.constructor as new (config: object) => GraphQLNamedType
    return new Type({
      ...config,
      ...(fields && { fields: () => mapEach(fields, rewireField) }),
      ...(interfaces && { interfaces: () => rewireNamed(interfaces) }),
      ...(members && { types: () => rewireNamed(members) }),
    })
  }

  function rewireField(field: Field): Field | null | undefined {
    const type = rewireType(field.type)
    const args = field.args && mapEach(field.args, rewireField)
    if (type === field.type && args === field.args) return undefined
    return type && { ...field, type, ...(args && { args }) }
  }

  function rewireType(type: GraphQLType): GraphQLType | null {
    if (!isListType(type) && !isNonNullType(type)) {
      const target = targetOf(type)
      return target && (made.get(target) ?? target)
    }
    const inner = rewireType(type.ofType)
    if (!inner || inner === type.ofType) return inner && type
    return isListType(type)
      ? new GraphQLList(inner)
      : new GraphQLNonNull(inner as GraphQLNullableType)
  }

  function rewireNamed(named: readonly GraphQLNamedType[]): GraphQLNamedType[] {
    return named.flatMap((type) => (rewireType(type) as GraphQLNamedType | null) ?? [])
  }

  function rewireDirective(directive: GraphQLDirective): GraphQLDirective {
    const config = directive.toConfig()
    const args = mapEach<Field>(config.args, rewireField) as typeof config.args
    return args === config.args ? directive : new GraphQLDirective({ ...config, args })
  }

  return { rewireNamed, rewireDirective }
}

/** Read once for all passes, which have most types in common. */
const knownReferences = new WeakMap<GraphQLNamedType, readonly GraphQLNamedType[]>()

/** The types that a type, or the config that it is to be made of, refers to. */
function referencesOf(type: GraphQLNamedType, config?: Config): readonly GraphQLNamedType[] {
  if (config) return findReferences(type, config)
  const references = knownReferences.get(type) ?? findReferences(type)
  knownReferences.set(type, references)
  return references
}

function findReferences(type: GraphQLNamedType, config?: Config): readonly GraphQLNamedType[] {
  if (isLeafType(type)) return []
  if (isUnionType(type)) return type.getTypes()
  const references = new Set<GraphQLNamedType>(isInputObjectType(type) ? [] : type.getInterfaces())
  for (const field of Object.values<Readable>(config?.fields ?? type.getFields())) {
    references.add(getNamedType(field.type))
    for (const argument of Object.values(field.args ?? {}))
      references.add(getNamedType(argument.type))
  }
  return [...references]
}
