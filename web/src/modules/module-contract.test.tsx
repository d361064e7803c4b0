import { linksOf } from '@foyer/schema/graph/links.ts'
import { fieldNameOf } from '@foyer/schema/graph/names.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { exampleResponse } from '@foyer/schema/examples/example-response.ts'
import { exampleVariants } from '@foyer/schema/examples/example-values.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { waitFor } from '@testing-library/react'
import axe from 'axe-core'
import {
  buildSchema,
  type DocumentNode,
  execute,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { type AnyModuleFragment, DraftModulesDocument } from '#graphql/generated/graphql.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { renderInGerman as render } from '#test/in-language.tsx'
import { graphFixture } from '#test/graph-fixture.ts'
import { RenderModule } from './render-module.tsx'

const ofGraph = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@foyer/schema/${file}`), 'utf8')
const schema = buildSchema(ofGraph('schema.graphql'))
const operations = JSON.parse(ofGraph('operations.json')) as Record<string, string>
/** Of all modules, as the gateway knows them. */
const fragments = parse(operations[persistedHash(DraftModulesDocument)]!).definitions.filter(
  (one) => one.kind === Kind.FRAGMENT_DEFINITION,
)
const definitions: readonly ModuleDefinition[] = moduleKinds

describe.each(definitions)('M-03, M-04: $kind', (definition) => {
  const { typeName, fields, derived } = definition

  test('its fragment selects every field that it has to show', () => {
    const queried = new Set(queriedPaths(typeName))
    const missing = pathsToShow(typeName, fields, Object.keys(derived)).filter(
      (path) => !queried.has(path),
    )
    expect(missing).toEqual([])
  })

  test.each(exampleVariants(definition))(
    'is rendered without an error, $name',
    async ({ values }) => {
      const module = await queryDocument(exampleResponse(definition, values))
      const { container } = render(show(module))
      // Some kinds lazy-load their script.
      await waitFor(() =>
        expect(
          container.textContent.trim() || container.querySelector('img, video, audio'),
        ).toBeTruthy(),
      )
      const { violations } = await axe.run(container, {
        // Without a layout there are no colours and no page around it.
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    },
  )

  async function queryDocument(response: Record<string, unknown>): Promise<AnyModuleFragment> {
    const module = graphFixture(schema, typeName, response)
    const result = await execute({
      schema,
      document: pageOfModules,
      rootValue: { page: { modules: [module] } },
    })
    expect(result.errors).toBeUndefined()
    return (result.data as { page: { modules: [AnyModuleFragment] } }).page.modules[0]
  }
})

test('a kind of a newer origin is reported and left out', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(
    show({ __typename: 'UnknownModule', type: 'hologramm' } as AnyModuleFragment),
  )
  expect(container.innerHTML).toBe('')
  expect(report).toHaveBeenCalledWith(expect.stringContaining('hologramm'))
})

function show(module: AnyModuleFragment) {
  const setting = { locale: 'de', isUrgent: false } as const
  return (
    <RenderModule module={module as never} setting={setting} show={(id) => <p>Baustein {id}</p>} />
  )
}

const query = '{ page(locale: DE, path: "") { modules { ...AnyModule } } }'
const pageOfModules: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [...parse(query).definitions, ...fragments],
}

/** Paths of the fields that a kind's own fragment selects, such as `items.headline`. */
function queriedPaths(typeName: string): string[] {
  const name = typeName.replace(/Module$/, '_module')
  const fragment = fragments.find((one) => one.name.value === name)
  return fragment ? pathsOf(fragment.selectionSet) : []
}

function pathsOf(selection: SelectionSetNode): string[] {
  return selection.selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD) return []
    const name = node.name.value
    const inside = node.selectionSet ? pathsOf(node.selectionSet) : []
    return [name, ...inside.map((path) => `${name}.${path}`)]
  })
}

/** The fields that a view has to show: all of the response but those for editors only. */
function pathsToShow(typeName: string, fields: Fields, derived: string[] = []): string[] {
  const nameOf = (name: string) => fieldNameOf(typeName, camelCase(name))!
  const own = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'references') return []
    const inside = field.type === 'items' ? pathsToShow('', field.item) : []
    return [nameOf(name), ...inside.map((path) => `${nameOf(name)}.${path}`)]
  })
  return withLinks(typeName, [...own, ...derived.map(nameOf)])
}

/** The graph has one object for address and text of a link. */
function withLinks(typeName: string, paths: string[]): string[] {
  const links = linksOf(typeName, paths)
  const parts = new Set(links.flatMap(({ url, text }) => [...url, ...(text ? [text] : [])]))
  return [
    ...paths.filter((path) => !parts.has(path)),
    ...links.flatMap(({ name, text }) => [
      `${name}.url`,
      ...(text && paths.includes(text) ? [`${name}.text`] : []),
    ]),
  ]
}

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
