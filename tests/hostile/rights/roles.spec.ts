import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { expect } from '@playwright/test'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { newEditor, newVisitor, type Visitor } from '#support/hostile/visitor.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const operations: Operation[] = sources.flatMap((source) => Object.values(source.operations))

/** Statuses for a missing session or permission. */
const forRights = [401, 403]

type Role = 'nobody' | 'visitor' | 'publisher'
const mayCall: Record<Operation['access'], Role[]> = {
  public: ['nobody', 'visitor', 'publisher'],
  visitor: ['visitor', 'publisher'],
  staff: ['publisher'],
  editor: ['publisher'],
  publisher: ['publisher'],
  box_office: [],
  admin: [],
}

/** They would end the session that the others need. */
const endingSession = new Set(['logout', 'logoutEverywhere'])

const addressOf = ({ path }: Operation) =>
  path
    .replace('{locale}', 'de')
    .replace('{secret}', 'A'.repeat(43))
    .replace('{slug}', 'welcome')
    .replaceAll(/\{\w+\}/g, '999999')

const call = (who: Visitor, operation: Operation, headers: Record<string, string> = {}) =>
  who.ask({
    to: stack.backendUrl,
    path: addressOf(operation),
    method: operation.method,
    ...(operation.method !== 'GET' && {
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': who.cookies.get('csrftoken') ?? '',
        ...headers,
      },
      // Invalid input: permission is checked before the input is.
      body: '{"no_such_field":1}',
    }),
  })

test('X-09 E-01: every call is permitted to those that its contract names, and to no others', async ({
  attempts,
}) => {
  await withPlainAccount(async (credentials) => {
    const plain = await newVisitor()
    await plain.post('/de/api/user/login/', credentials)
    const roles: Record<Role, () => Promise<Visitor>> = {
      nobody: () => newVisitor(),
      visitor: async () => plain,
      publisher: newEditor,
    }
    const editor = await newEditor()
    for (const operation of operations) {
      for (const role of Object.keys(roles) as Role[]) {
        if (endingSession.has(operation.operationId) && role !== 'nobody') continue
        await attempts.holds(`${operation.operationId} as ${role}`, async () => {
          const who = role === 'publisher' ? editor : await roles[role]()
          const { status, text } = await call(who, operation)
          expect(status).toBeLessThan(500)
          if (mayCall[operation.access].includes(role)) expect(forRights).not.toContain(status)
          else {
            expect(forRights).toContain(status)
            const keys = Object.keys(JSON.parse(text) as object)
            expect(keys).toEqual(status === 401 ? ['detail', 'login_url'] : ['detail'])
          }
        })
      }
      if (operation.method === 'GET' || operation.changesNothing) continue
      const tokens: Record<string, string> = { 'no token': '', 'an invented token': 'a.b' }
      for (const [what, token] of Object.entries(tokens)) {
        await attempts.holds(`${operation.operationId} with ${what}`, async () => {
          const { status } = await call(editor, operation, { 'x-csrftoken': token })
          expect(status).toBe(403)
        })
      }
    }
  })
})
