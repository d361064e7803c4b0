import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const moduleId = '0a1b2c3d-0000-4000-8000-000000000002'
const headline = {
  id: 7,
  type: 'headline',
  parent: null,
  column: null,
  order: 0,
  revision: 1,
  content: 'Haus',
  size: 'large',
}

test('E-02: modules of a draft are a query, whose modules have the types that pages have', async () => {
  const response = [
    { module_id: moduleId, module: headline, invalid_fields: ['size'] },
    { module_id: moduleId, module: null, invalid_fields: [] },
  ]
  const { ask, calls } = createTestGateway(() => ({ body: response }))
  const modules = [
    { moduleId, kind: 'headline', fields: { content: 'Haus', items: { [moduleId]: null } } },
  ]
  const { data, errors } = await ask(
    `query ($input: ModulesToRenderInput!) { draftModules(locale: DE, input: $input) {
      moduleId invalidFields module { __typename id number ... on HeadlineModule { content } } } }`,
    { input: { modules } },
  )
  expect(errors).toBeUndefined()
  expect(calls.map(({ method, url }) => [method, url.pathname])).toEqual([
    ['POST', '/de/pageeditor-api/draft-modules'],
  ])
  // Values go to the origin as they are, whatever they are called.
  expect(JSON.parse(calls[0]!.body!)).toEqual({
    modules: [{ module_id: moduleId, kind: 'headline', fields: modules[0]!.fields }],
  })
  expect(data).toEqual({
    draftModules: [
      {
        moduleId,
        invalidFields: ['size'],
        module: {
          __typename: 'HeadlineModule',
          // Never that of the published module in a client's cache.
          id: 'HeadlineModule:7:de:draft',
          number: 7,
          content: 'Haus',
        },
      },
      { moduleId, invalidFields: [], module: null },
    ],
  })
})

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
])('X-09: %i of the origin is %s', async (status, code) => {
  const { ask } = createTestGateway(() => ({ status, body: { detail: 'Nein.' } }))
  const { errors } = await ask(`{ draftModules(locale: DE, input: { modules: [] }) { moduleId } }`)
  expect(errors).toMatchObject([{ extensions: { code } }])
})
