import type { Access } from '@foyer/schema/rest/access.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

type Role = 'nobody' | 'visitor' | 'editor'
type Called = Pick<Operation, 'operationId' | 'access' | 'forbiddenStatus' | 'method' | 'path'>

const roles: Role[] = ['nobody', 'visitor', 'editor']
const mayCall: Record<Access, Role[]> = {
  public: ['nobody', 'visitor', 'editor'],
  visitor: ['visitor', 'editor'],
  editor: ['editor'],
}

/** Doors of files, which are no operations of the graph. */
const fileOperations: Called[] = [
  ['uploadMedia', 'POST', '/{locale}/pageeditor-api/media'],
  ['formEntries', 'GET', '/{locale}/api/forms/{id}/entries.csv'],
  ['formEntryFile', 'GET', '/{locale}/api/forms-entries/{id}/files/a/'],
].map(([operationId, method, path]) => ({ operationId, method, path, access: 'editor' }) as Called)

const operations = [
  ...sources.flatMap(({ operations: own }): Operation[] => Object.values(own)),
  ...fileOperations,
]
// It ends the session that the others are called with.
const inOrder = operations.toSorted(
  (one, other) => Number(one.operationId === 'logout') - Number(other.operationId === 'logout'),
)
const cases = roles.flatMap((role) => inOrder.map((operation) => ({ role, ...operation })))

const theatre = useTheatre()
const sessions = {} as Record<Role, Session>

beforeAll(async () => {
  sessions.nobody = await logIn(theatre)
  sessions.visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
  sessions.editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
})

describe('X-09: every operation and every role', () => {
  test.each(cases)('$operationId, called by $role', async ({ role, ...operation }) => {
    const response = await call(operation, sessions[role].headers)
    if (mayCall[operation.access].includes(role)) {
      expect([401, 403]).not.toContain(response.status)
      return
    }
    const forbidden = operation.forbiddenStatus ?? 403
    expect(response.status).toBe(role === 'nobody' ? 401 : forbidden)
    expect(Object.keys(response.body)).toEqual(['detail'])
  })
})

test.each(operations.filter(({ method }) => method !== 'GET'))(
  'X-09: $operationId needs the CSRF token, whoever calls',
  async (operation) => {
    const { cookie } = sessions.editor.headers
    expect((await call(operation, { cookie: cookie! })).status).toBe(403)
  },
)

/** An empty request: authorized callers get 400 or 404, and nothing is written. */
function call({ method, path }: Called, headers: Record<string, string>) {
  const url = path
    .replace('{locale}', 'de')
    .replace('{id}', '2000000000')
    .replace('{secret}', 'A'.repeat(43))
    .replace('{kind}/{part}', 'event/1')
    .replaceAll(/\{(slug|path)\}/g, 'nicht-da')
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return theatre.call({ method, url, headers, ...(hasBody && { payload: {} }) })
}
