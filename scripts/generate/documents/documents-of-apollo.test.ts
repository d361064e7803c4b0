import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { documentsOfApollo } from './documents-of-apollo.ts'

test('only what Apollo Client takes keeps its tree: documents of hooks, and those that a call names', () => {
  using folder = mkdtempDisposableSync(`${tmpdir()}/documents-`)
  const { path } = folder
  writeFileSync(`${path}/hooks.ts`, 'useQuery(graph.MonthDatesDocument, options)')
  writeFileSync(
    `${path}/cart.ts`,
    'client.writeQuery({ query: HeldCartDocument, variables, data })',
  )
  writeFileSync(`${path}/row.tsx`, 'useFragment({ fragment: EventFragmentDoc, from })')
  writeFileSync(`${path}/edit.ts`, 'callGraph(EditedDraftDocument, readFragment(DraftFragmentDoc))')
  expect([...documentsOfApollo(`${path}/hooks.ts`, `${path}/*.{ts,tsx}`)].toSorted()).toEqual([
    'EventFragmentDoc',
    'HeldCartDocument',
    'MonthDatesDocument',
  ])
})
