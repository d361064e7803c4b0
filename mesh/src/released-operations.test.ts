import { readFileSync } from 'node:fs'
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { readPersistedOperations } from './contract.ts'
import { createTestGateway } from './testing/test-gateway.ts'

const file = `${import.meta.dirname}/../../schema/released-operations.json`
const released = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
const { graph } = createTestGateway(() => ({}))

test.each(Object.entries(released))(
  'G-03 the graph still answers what pages of release %s ask, and the gateway accepts it',
  (_, operations) => {
    const accepted = readPersistedOperations()
    const broken = Object.entries(operations).flatMap(([hash, document]) =>
      accepted.get(hash) === document
        ? validate(graph, parse(document)).map(({ message }) => message)
        : [`${hash} is not accepted`],
    )
    expect(broken).toEqual([])
    expect(Object.keys(operations).length).toBeGreaterThan(100)
  },
)
