import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addSeatsForSale } from '#support/house/seats-for-sale.ts'
import { ask } from '#support/hostile/ask.ts'
import { hold, order } from '#support/hostile/buyer.ts'
import { askPath, registered } from '#support/hostile/graph.ts'
import { leavesOf, sampleVariables, withValue } from '#support/hostile/sample-variables.ts'
import { newVisitor } from '#support/hostile/visitor.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const dataFolder = () => {
  if (!stack.dataFolder) throw new Error('Set FOYER_DATA to the folder of the started theatre.')
  return stack.dataFolder
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )

test('X-09: mails, uploaded files and logs are readable by the service’s user only', async ({
  attempts,
}) => {
  const visitor = await newVisitor()
  await hold(visitor, await addSeatsForSale(1, `hostile-modes-${Date.now()}`), 1)
  await order(visitor, 'visitor@example.org', 'box_office')
  await expect.poll(() => existsSync(`${dataFolder()}/mail`), { timeout: 20_000 }).toBe(true)
  for (const folder of ['mail', 'forms', 'logs']) {
    const path = `${dataFolder()}/${folder}`
    if (!existsSync(path)) continue
    for (const file of [path, ...filesIn(path)]) {
      await attempts.holds(file.replace(dataFolder(), ''), async () => {
        // A mail that is still being written has another name a moment later.
        const { mode } = statSync(file, { throwIfNoEntry: false }) ?? { mode: 0 }
        expect((mode & 0o077).toString(8)).toBe('0')
      })
    }
  }
})

test('X-09: a missing page is not logged as a failure of the gateway', async ({ attempts }) => {
  const log = () => readFileSync(`${dataFolder()}/logs/mesh.log`, 'utf8')
  for (const operation of registered.filter(({ isQuery }) => isQuery)) {
    const variables = leavesOf(sampleVariables(operation)).reduce((all: unknown, path) => {
      if (path.at(-1) === 'number') return withValue(all, path, 99_999_999)
      return ['slug', 'path'].includes(String(path.at(-1)))
        ? withValue(all, path, 'nie-da-gewesen')
        : all
    }, sampleVariables(operation))
    await attempts.holds(operation.name, async () => {
      const before = log().length
      await ask({
        path: askPath(operation.hash, variables),
        headers: { 'x-graphql-yoga-csrf': 'x' },
      })
      expect(log().slice(before)).not.toContain('unexpected error')
    })
  }
})

test('X-01 X-09: the log of missing pages takes addresses of the site only', async ({
  attempts,
}) => {
  const wrong = [
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    '/de/../../x',
    'x'.repeat(5_000),
    '/de\r\nx',
    '',
    '=cmd()',
    'http://localhost.evil.example/de',
  ]
  for (const url of wrong) {
    await attempts.holds(url.slice(0, 40), async () => {
      const visitor = await newVisitor()
      const { status } = await visitor.post('/de/api/error-log/', { url, locale: 'de' })
      expect([400, 403, 404, 422]).toContain(status)
    })
  }
})
