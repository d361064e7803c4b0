import released from '@foyer/schema/released-operations.json' with { type: 'json' }
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'
import { persistedOperations } from './persisted-operations.ts'

const { graph } = createTestGateway(() => ({}))

test.each(Object.entries<Record<string, string>>(released))(
  'G-03 the graph still answers what pages of release %s ask, and the gateway accepts it',
  (_, operations) => {
    const broken = Object.entries(operations).flatMap(([hash, document]) =>
      persistedOperations.get(hash) === document
        ? validate(graph, parse(document)).map(({ message }) => message)
        : [`${hash} is not accepted`],
    )
    expect(broken).toEqual([])
    expect(Object.keys(operations).length).toBeGreaterThan(100)
  },
)
