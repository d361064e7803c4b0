import { expect } from '@playwright/test'
import { ask, isTooBusy } from '#support/hostile/ask.ts'
import { askPath, operationOf } from '#support/hostile/graph.ts'
import { sample } from '#support/hostile/extent.ts'
import { newEditor, newVisitor } from '#support/hostile/visitor.ts'
import { sideBySide } from '#support/hostile/side-by-side.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const numbers = Array.from({ length: 240 }, (_, number) => number)

test('X-09: concurrent visitors never get each other’s data', async ({ attempts }) => {
  const editor = await newEditor()
  const account = operationOf('currentUser')
  const paths = [
    '/de/user/profile',
    '/en/user/profile',
    '/de/warenkorb',
    '/de',
    askPath(account.hash, { locale: 'DE' }),
  ]
  const headers = { 'x-graphql-yoga-csrf': 'x' }
  await sideBySide(sample(numbers, 40), async (number) => {
    const path = paths[number % paths.length]!
    await attempts.holds(`${number} ${path.slice(0, 40)}`, async () => {
      if (number % 3 === 0) {
        const mine = await editor.ask({ path, headers })
        if (!isTooBusy(mine.status)) expect(mine.status).toBe(200)
      } else {
        const theirs = await ask({ path, headers })
        expect(theirs.text).not.toContain('redaktion')
      }
    })
  })
})

test('X-09: ids of sessions and orders cannot be guessed', async ({ attempts }) => {
  const sessions = [
    '',
    'x',
    '1',
    'admin',
    "' OR 1=1",
    'A'.repeat(43),
    'A'.repeat(8_000),
    '%00',
    '../../session',
    '{"id":1}',
  ]
  for (const session of sessions) {
    await attempts.holds(`the session ${session.slice(0, 20)}`, async () => {
      const visitor = await newVisitor()
      visitor.cookies.set('sessionid', encodeURIComponent(session))
      const { text, status } = await visitor.ask({ path: '/de/user/profile' })
      expect(text).not.toContain('redaktion')
      if (!isTooBusy(status)) expect(status).toBeLessThan(500)
    })
  }
  for (const secret of ['1', '10000', 'A'.repeat(43), 'a'.repeat(44), '..', '%2e%2e', "'", '*']) {
    await attempts.holds(`the order ${secret.slice(0, 20)}`, async () => {
      const { status, text } = await ask({ path: `/box-office/de/orders/${secret}/` })
      expect([400, 404]).toContain(status)
      expect(text).not.toMatch(/tickets|Platz/)
    })
  }
  await attempts.holds('a session that was ended is over', async () => {
    const editor = await newEditor()
    const session = editor.cookies.get('sessionid')!
    await editor.post('/de/api/user/logout/', {})
    editor.cookies.set('sessionid', session)
    expect((await editor.ask({ path: '/de/user/profile' })).text).not.toContain('redaktion@')
  })
  await attempts.holds('a session that was planted before the log-in is none', async () => {
    const visitor = await newVisitor()
    visitor.cookies.set('sessionid', 'planted-planted-planted-planted-planted-plan')
    await visitor.ask({ to: stack.backendUrl, path: '/de/api/user-details/' })
    await visitor.post('/de/api/user/login/', {
      username: 'redaktion',
      password: 'Vorhang-auf-2026',
    })
    expect(visitor.cookies.get('sessionid')).not.toContain('planted')
  })
})
