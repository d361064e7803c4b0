import { contractDocument } from '#generate/openapi.ts'
import { venues } from '@foyer/schema/rest/venues.ts'
import { expect, test } from 'vitest'
import { findOpenApiProblems } from './openapi-problems.ts'

type Node = Record<string, unknown>

test('a document of the contract has no problem', async () => {
  expect(await problemsOf(() => undefined)).toEqual([])
})

test.each<[string, (document: Node) => void, RegExp]>([
  [
    'an empty list of required fields',
    (document) => set(venueOf(document), 'required', []),
    /oas3-schema/,
  ],
  [
    'nullable without a type',
    (document) => set(venueOf(document), 'properties.city', { nullable: true }),
    /nullable-type-sibling/,
  ],
  [
    'an operation without a summary',
    (document) => set(getOf(document), 'summary', undefined),
    /operation-summary/,
  ],
  [
    'an operation without a description',
    (document) => set(getOf(document), 'description', undefined),
    /operation-description/,
  ],
  [
    'an operation that nobody can be refused',
    (document) => set(getOf(document), 'responses', { 200: { description: 'A venue.' } }),
    /operation-4xx-response/,
  ],
  [
    'an operation that does not say what it needs',
    (document) => set(getOf(document), 'security', undefined),
    /security-defined/,
  ],
])('%s is a problem', async (_, spoil, rule) => {
  expect((await problemsOf(spoil)).join('\n')).toMatch(rule)
})

function problemsOf(spoil: (document: Node) => void): Promise<string[]> {
  const document = structuredClone(contractDocument(venues))
  spoil(document)
  return findOpenApiProblems([{ file: 'venues.json', text: JSON.stringify(document) }])
}

const venueOf = (document: Node) => at(document, ['components', 'schemas', 'Venue'])
const getOf = (document: Node) => at(document, ['paths', '/{locale}/api/venues/{id}/', 'get'])

function set(node: Node, path: string, value: unknown): void {
  const names = path.split('.')
  at(node, names.slice(0, -1))[names.at(-1)!] = value
}

function at(node: Node, names: string[]): Node {
  return names.reduce((inner, name) => inner[name] as Node, node)
}
