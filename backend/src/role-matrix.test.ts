import { isStaffAccess, rolesOf } from '@foyer/schema/rest/access.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { exportPath } from '@foyer/schema/resources/export-path.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import { accountExportPath } from '@foyer/schema/rest/account-admin-operations.ts'
import { auditExportPath } from '@foyer/schema/rest/resource-changes.ts'
import { orderExportPath } from '@foyer/schema/rest/staff-order-operations.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { roles, rolesOfParts, type Role } from '@foyer/schema/shapes/roles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { useTheatre } from '#test/use-theatre.ts'

type Called = Pick<
  Operation,
  'operationId' | 'access' | 'object' | 'forbiddenStatus' | 'method' | 'path' | 'changesNothing'
>
/** A caller: their roles, and the part of the site they are for. */
type Caller = { name: string; role?: Role; isPart?: true }
/** Where the object is: in the part that some callers have a role for (at its root, or below), or elsewhere on the site. */
const places = ['root', 'below', 'beside', 'above', 'event', 'missing'] as const
type Place = (typeof places)[number]

/** Doors of files, which are no operations of the graph. */
const fileOperations: Called[] = [
  ...resources.map(({ resource, typeName, access }): Called => ({
    operationId: `export${typeName}`,
    method: 'GET',
    path: exportPath(resource),
    access,
  })),
  {
    operationId: 'exportOrders',
    method: 'GET',
    path: orderExportPath,
    access: 'box_office',
  },
  {
    operationId: 'exportAccounts',
    method: 'GET',
    path: accountExportPath,
    access: 'box_office',
  },
  {
    operationId: 'exportAudit',
    method: 'GET',
    path: auditExportPath,
    access: 'publisher',
  },
  {
    operationId: 'uploadMedia',
    method: 'POST',
    path: '/{locale}/pageeditor-api/media',
    access: 'editor',
    object: 'any',
  },
  {
    operationId: 'replaceMedia',
    method: 'POST',
    path: '/{locale}/pageeditor-api/media-items/{id}/file',
    access: 'editor',
    object: 'any',
  },
  {
    operationId: 'formEntries',
    method: 'GET',
    path: '/{locale}/api/forms/{id}/entries.csv',
    access: 'editor',
  },
  {
    operationId: 'formEntryFile',
    method: 'GET',
    path: '/{locale}/api/forms-entries/{id}/files/a/',
    access: 'editor',
  },
]

const operations: Called[] = [
  ...sources.flatMap(({ operations: own }): Operation[] => Object.values(own)),
  ...fileOperations,
]
// They end the session that the others are called with.
const ending = ['logoutEverywhere', 'logout']
const inOrder = operations.toSorted(
  (one, other) => ending.indexOf(one.operationId) - ending.indexOf(other.operationId),
)
const callers: Caller[] = [
  { name: 'nobody' },
  { name: 'visitor' },
  ...roles.map((role) => ({ name: role, role })),
  ...rolesOfParts.map((role) => ({ name: `${role} of a part`, role, isPart: true as const })),
]

const theatre = useTheatre()
const sessions: Record<string, Session> = {}
const pages = {} as Record<Exclude<Place, 'event' | 'missing'>, AddedPage>

beforeAll(async () => {
  const modules = [{ kind: 'headline', content: 'Rechte' }]
  const add = (name: string, parentId?: number) =>
    addPage(theatre.database, {
      paths: { de: `rechte-${name}`, en: `rights-${name}` },
      title: { de: name },
      modules,
      ...(parentId && { parentId }),
    })
  pages.above = await add('above')
  pages.root = await add('root', pages.above.id)
  pages.below = await add('below', pages.root.id)
  pages.beside = await add('beside', pages.above.id)
  sessions.nobody = await logIn(theatre)
  for (const { name, role, isPart } of callers.slice(1)) {
    const grants = role ? [{ role, pageId: isPart ? pages.root.id : null }] : []
    sessions[name] = await logIn(theatre, await addPerson(theatre.database, grants))
  }
})

describe('X-09: every operation, called by everybody, on every object', () => {
  describe.each(callers)('by $name', (caller) => {
    test.each(inOrder)('$operationId', async (operation) => {
      for (const place of placesOf(operation, caller)) {
        const response = await call(operation, caller, place)
        const expected = mayCall(operation, caller, place)
          ? 'allowed'
          : caller.name === 'nobody'
            ? 401
            : (operation.forbiddenStatus ?? 403)
        const isRefused = [401, 403].includes(response.status)
        expect([place, isRefused ? response.status : 'allowed']).toEqual([place, expected])
        if (!isRefused) continue
        const login = { login_url: '/de/user/profile' }
        const isUnauthenticated = response.status === 401
        expect(response.body).toEqual({
          detail: expect.any(String),
          ...(isUnauthenticated && login),
        })
      }
    })
  })
})

const writing = operations.filter(
  ({ method, changesNothing }) => method !== 'GET' && !changesNothing,
)

test.each(writing)('X-09: $operationId needs the CSRF token, whoever calls', async (operation) => {
  const { cookie } = sessions.admin!.headers
  const response = await theatre.call({
    method: operation.method,
    url: addressOf(operation, 'missing'),
    headers: { cookie: cookie! },
    ...bodyOf(operation, 'missing'),
  })
  expect(response.status).toBe(403)
})

function mayCall(
  { access, object }: Called,
  { name, role, isPart }: Caller,
  place: Place,
): boolean {
  if (access === 'public') return true
  if (access === 'visitor') return name !== 'nobody'
  if (!isStaffAccess(access) || !role || !rolesOf[access].includes(role)) return false
  if (!isPart || object === 'any') return true
  return object !== undefined && (place === 'root' || place === 'below')
}

/** Where it matters, all places; for roles of the whole site it does not. */
function placesOf({ object }: Called, { isPart }: Caller): readonly Place[] {
  if (object === undefined || object === 'any') return ['missing']
  return isPart ? places : ['below', 'missing']
}

/** An invalid request: authorized callers get 400 or 404, and nothing is written. */
function call(operation: Called, caller: Caller, place: Place) {
  return theatre.call({
    method: operation.method,
    url: addressOf(operation, place),
    headers: sessions[caller.name]!.headers,
    ...bodyOf(operation, place),
  })
}

function bodyOf({ method, object, path }: Called, place: Place) {
  if (method === 'GET' || method === 'DELETE') return {}
  const isNamed = object === 'container' && !path.includes('{slug}')
  return { payload: isNamed ? { slug: slugAt(place), order: 'none' } : ['none'] }
}

function addressOf({ path, object, method }: Called, place: Place): string {
  const ids: Partial<Record<string, (page: AddedPage) => number>> = {
    page: ({ id }) => id,
    module: ({ moduleIds }) => moduleIds[0]!,
  }
  const idOf = ids[object ?? '']
  const isPage = place !== 'event' && place !== 'missing'
  const id = idOf && isPage ? idOf(pages[place]) : 2_000_000_000
  return path
    .replace('{locale}', 'de')
    .replace('{id}', String(id))
    .replace('{secret}', 'A'.repeat(43))
    .replace('{kind}/{part}', 'event/1')
    .replace('{slug}', object === 'container' ? slugAt(place) : 'nicht-da')
    .replace('{path}', 'nicht-da')
    .concat(method === 'DELETE' ? '?revision=none' : '')
}

function slugAt(place: Place): string {
  if (place === 'missing') return 'nicht-da'
  return place === 'event' ? 'event-1' : pages[place].slug
}
