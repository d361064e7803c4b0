import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { root } from '#support/root.ts'
import { stack } from '#support/stack.ts'

const endpoint = stack.meshUrl
const folder = `${root}/mesh/examples`

const examples = readdirSync(folder).map((file) => ({
  file,
  query: readFileSync(`${folder}/${file}`, 'utf8'),
}))

test('G-04 GraphiQL opens with ready examples and runs the first one, without another host @core', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(endpoint).host) foreign.push(request.url())
  })
  await page.goto(endpoint)
  await expect(page.getByRole('tab')).toHaveCount(examples.length)
  await page.getByRole('button', { name: /execute query/i }).click()
  await expect(page.locator('.result-window')).toContainText('"totalCount"')
  await expect(page.locator('.result-window')).toContainText('Stadttheater')
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
})

for (const { file, query } of examples) {
  test(`G-04 the example ${file} has no errors @core`, async ({ request }) => {
    for (const [, operationName] of query.matchAll(/^query (\w+)/gm)) {
      const response = await request.post(endpoint, { data: { query, operationName } })
      const { data, errors } = (await response.json()) as { data: object; errors?: unknown }
      expect(errors).toBeUndefined()
      expect(Object.values(data).filter((value) => value === null)).toEqual([])
    }
  })
}

test('S-08 a demo visitor logs in through the graph and out again @core', async ({ request }) => {
  const execute = async (query: string, token = '') => {
    const response = await request.post(endpoint, {
      data: { query },
      headers: token ? { 'x-csrftoken': token } : {},
    })
    return (await response.json()) as { data: Record<string, Record<string, unknown>> }
  }
  const who = '{ currentUser(locale: DE) { isLoggedIn firstName } }'

  expect((await execute(who)).data['currentUser']).toMatchObject({
    isLoggedIn: false,
    firstName: null,
  })
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  expect(token).not.toBe('')

  const login = examples.find(({ file }) => file.includes('login'))?.query ?? ''
  const mutation = login.slice(login.indexOf('mutation'))
  expect((await execute(mutation, token)).data['logInUser']).toMatchObject({
    __typename: 'CurrentUser',
  })
  expect((await execute(who)).data['currentUser']).toMatchObject({ isLoggedIn: true })

  const renewed = (await request.storageState()).cookies.find(({ name }) => name === 'csrftoken')
  await execute('mutation { logOutUser(input: { locale: DE }) { __typename } }', renewed?.value)
  expect((await execute(who)).data['currentUser']).toMatchObject({ isLoggedIn: false })
})
