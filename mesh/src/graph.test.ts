import { pruneSchema } from '@graphql-tools/utils'
import {
  isEnumType,
  isObjectType,
  isUnionType,
  isInputObjectType,
  type GraphQLField,
  getNamedType,
  GraphQLString,
  isIntrospectionType,
  parse,
  printSchema,
  validate,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  isInterfaceType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { argumentNameOf, rootFieldNames } from '@foyer/schema/graph/names.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { errorCodes } from '#errors/error-code.ts'
import { readExamples } from './graphiql.ts'
import { createTestGateway } from './testing/test-gateway.ts'

const { graph } = createTestGateway(() => ({}))
/** The arguments of a field; those of a mutation are in its input. */
function argumentsOf(field: GraphQLField<unknown, unknown> | undefined) {
  const input = field?.args.find(({ name }) => name === 'input')
  const type = input && getNamedType(input.type)
  return [
    ...(field?.args ?? []),
    ...(isInputObjectType(type) ? Object.values(type.getFields()) : []),
  ]
}

const isFielded = (
  type: GraphQLNamedType,
): type is GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)

const rootFieldOf = (operationId: string) => rootFieldNames[operationId] ?? operationId

const types = Object.values(graph.getTypeMap()).filter((type) => !isIntrospectionType(type))

describe('G-01, G-04: the graph', () => {
  test('has a root field for every operation of the contract', () => {
    const roots = [graph.getQueryType(), graph.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const operations = sources.flatMap(({ operations }) => Object.values(operations))
    const names = operations
      .filter((operation: Operation) => !operation.isInternal)
      .map(({ operationId }) => rootFieldOf(operationId))
    const single = names.filter((name) => !/^(create|update)\w+Module$/.test(name))
    expect(roots.sort()).toEqual([...single, 'saveModule'].sort())
  })

  test('has no type that nothing leads to, except the codes of errors', () => {
    const pruned = pruneSchema(graph, { skipPruning: ({ name }) => name === 'GraphQLErrorCode' })
    const missing = types.filter(({ name }) => !pruned.getType(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('describes every type, field and argument', () => {
    const silent: string[] = []
    for (const type of types) {
      const isRoot = type === graph.getQueryType() || type === graph.getMutationType()
      if (!type.description && !isRoot && !type.name.endsWith('Result')) silent.push(type.name)
      if (!isObjectType(type) && !isInputObjectType(type)) continue
      for (const field of Object.values(type.getFields())) {
        if (!field.description) silent.push(`${type.name}.${field.name}`)
        if (!('args' in field)) continue
        for (const argument of field.args) {
          if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name}:)`)
        }
      }
    }
    expect(silent.filter((name) => !['String', 'Int', 'Boolean', 'Float'].includes(name))).toEqual(
      [],
    )
  })

  test('shows nothing of Mesh, of summaries, or of untyped JSON', () => {
    const names = types.map(({ name }) => name)
    expect(names.filter((name) => /Summary|JSON|ObjMap|HTTPMethod|_/.test(name))).toEqual([])
    expect(graph.getDirectives().map(({ name }) => name)).not.toContain('httpOperation')
  })

  test('shows no address of the origin and no paging of its own beside connections', () => {
    const paging = types
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap(({ name, args }) =>
          [name, ...args.map((argument) => argument.name)]
            .filter((one) => ['results', 'previous', 'page', 'pageSize', 'count'].includes(one))
            .map((one) => `${type.name}.${one}`),
        ),
      )
    // A page of the site is an entity of its own; counts of options, and of what staff see only a part of, are no pages.
    expect(paging.sort()).toEqual([
      'AssetGroup.count',
      'DashboardFailures.count',
      'DashboardLinks.count',
      'LoggedPage.count',
      'LoggedPages.count',
      'MissingPage.count',
      'OptionCount.count',
      'Query.page',
    ])
  })

  test('has one input for each mutation, named after it, a payload named after it, and problems of one shape', () => {
    for (const { name, args, type } of Object.values(graph.getMutationType()!.getFields())) {
      const input = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`
      expect(args.map((argument) => [argument.name, String(argument.type)])).toEqual([
        ['input', input],
      ])
      const result = getNamedType(type)
      expect([isUnionType(result), result.name]).toEqual([true, input.replace('Input!', 'Result')])
      if (!isUnionType(result)) continue
      const problems = result.getTypes().filter((member) => member.name.endsWith('Problem'))
      for (const problem of problems) {
        expect(problem.getInterfaces().map((one) => one.name)).toEqual(['Problem'])
      }
    }
  })

  test('ends the name of whatever holds a number of an entity in `number`', () => {
    const described = types.filter(isFielded).flatMap((type) =>
      Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()).flatMap(
        (field) =>
          [field, ...('args' in field ? field.args : [])].map(({ name, description }) => ({
            coordinate: `${type.name}.${field.name} ${name}`,
            isNumber: /^(Number of the |Identifies )|, by number/.test(description ?? ''),
          })),
      ),
    )
    const numbers = described.filter(({ isNumber }) => isNumber)
    expect(numbers.length).toBeGreaterThan(60)
    const others = numbers.filter(({ coordinate }) => !/[nN]umbers?$/.test(coordinate))
    expect(others.map(({ coordinate }) => coordinate)).toEqual([])
  })

  test('mentions no property of the REST contract in a description', () => {
    const mentioned = printSchema(graph).match(/`[a-z]+_[a-z_]+`/g) ?? []
    expect(mentioned).toEqual([])
  })

  test('says the codes of its errors as an enum', () => {
    const codes = graph.getType('GraphQLErrorCode')
    expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual(
      Object.keys(errorCodes),
    )
  })

  test('writes enum values in capitals', () => {
    const values = types
      .filter(isEnumType)
      .flatMap((type) => type.getValues().map(({ name }) => name))
    expect(values.length).toBeGreaterThan(10)
    expect(values.filter((name) => name !== name.toUpperCase())).toEqual([])
  })

  test('has no path argument that is a bare string', () => {
    const bare: string[] = []
    const operations = sources.flatMap((source) =>
      Object.values(source.operations).map((operation: Operation) => ({ source, operation })),
    )
    for (const { source, operation } of operations) {
      if (operation.isInternal) continue
      const isRead = operation.method === 'GET' || operation.changesNothing
      const root = isRead ? graph.getQueryType() : graph.getMutationType()
      for (const name of Object.keys(operation.pathParameters ?? {})) {
        const isOfModules = source.name === 'modules'
        const field =
          root?.getFields()[isOfModules ? 'saveModule' : rootFieldOf(operation.operationId)]
        const argument = argumentsOf(field).find(
          (one) => one.name === argumentName(operation, name),
        )
        if (!argument || getNamedType(argument.type) === GraphQLString)
          bare.push(`${operation.operationId}.${name}`)
      }
    }
    expect(bare).toEqual([])
  })

  test.each(readExamples())('the example $title is valid', ({ query }) => {
    expect(validate(graph, parse(query))).toEqual([])
  })
})

/** What the origin calls the id of an entity is its number in the graph. */
const argumentName = ({ operationId }: Operation, parameter: string) =>
  argumentNameOf(operationId, parameter).replace(/^id$/, 'number')
