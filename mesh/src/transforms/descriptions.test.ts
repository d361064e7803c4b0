import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

test('G-01: every type, field, argument and enum value of the graph has a description', () => {
  const { graph } = createTestGateway(() => ({}))
  const types = Object.values(graph.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const silent = types.flatMap((type) => {
    const parts = [{ coordinate: type.name, description: type.description }]
    if (isEnumType(type)) {
      for (const { name, description } of type.getValues()) {
        parts.push({ coordinate: `${type.name}.${name}`, description })
      }
    }
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const coordinate = `${type.name}.${field.name}`
        parts.push({ coordinate, description: field.description })
        for (const { name, description } of 'args' in field ? field.args : []) {
          parts.push({ coordinate: `${coordinate}(${name}:)`, description })
        }
      }
    }
    return parts.filter(({ description }) => !description).map(({ coordinate }) => coordinate)
  })
  expect(silent).toEqual([])
})
