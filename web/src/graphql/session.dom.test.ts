import { beforeEach, expect, test, vi } from 'vitest'

const transport = vi.hoisted(() => ({ executeOperation: vi.fn<() => Promise<unknown>>() }))
vi.mock('./transport.ts', () => transport)

const franziska = {
  isLoggedIn: true,
  firstName: 'Franziska',
  lastName: 'Moser',
  username: 'fm',
  loginUrl: '/de/user/profile',
  hasDashboardAccess: false,
}

beforeEach(() => {
  vi.resetModules()
  transport.executeOperation.mockReset()
  document.cookie = 'csrftoken=abc'
})

/** Each tab has its own modules. */
async function openTab() {
  vi.resetModules()
  const session = await import('./session.ts')
  const pending = await import('./load-session.ts')
  const calls = await import('./session-calls.ts')
  return { ...session, ...pending, ...calls }
}

test('L-12 a logged-in visitor has their roles', async () => {
  transport.executeOperation.mockResolvedValue({
    data: { currentUser: { ...franziska, hasDashboardAccess: true } },
  })
  const tab = await openTab()
  tab.loadSession('de')
  await expect
    .poll(() => tab.readSession())
    .toEqual({
      status: 'logged-in',
      name: 'Franziska Moser',
      account: 'Konto von Franziska Moser',
      roles: ['visitor', 'staff'],
    })
})

test('L-12 the session is requested once, although two parts of the page show it', async () => {
  transport.executeOperation.mockResolvedValue({ data: { currentUser: franziska } })
  const tab = await openTab()
  tab.loadSession('de')
  tab.loadSession('de')
  await expect.poll(() => tab.readSession().status).toBe('logged-in')
  expect(transport.executeOperation).toHaveBeenCalledTimes(1)
})

test('L-12 while the editor opens, the session is not requested', async () => {
  transport.executeOperation.mockResolvedValue({ data: { currentUser: franziska } })
  const tab = await openTab()
  const { delayIdleWork } = await import('#lib/browser/delay-idle-work.ts')
  const opening = Promise.withResolvers<void>()
  tab.loadSession('de')
  delayIdleWork(opening.promise)
  await new Promise((resolve) => setTimeout(resolve, 0))
  await import('./session-calls.ts')
  expect(transport.executeOperation).not.toHaveBeenCalled()
  opening.resolve()
  await expect.poll(() => tab.readSession().status).toBe('logged-in')
})

test('L-12 the session that one tab loads is known in all tabs that have loaded it', async () => {
  transport.executeOperation.mockResolvedValueOnce({ data: { currentUser: franziska } })
  const first = await openTab()
  await first.followSession('de')
  transport.executeOperation.mockResolvedValueOnce({
    data: { currentUser: { ...franziska, isLoggedIn: false } },
  })
  const second = await openTab()
  await second.followSession('de')
  await expect.poll(() => first.readSession().status).toBe('guest')
})

test('X-09 a session that the origin no longer knows ends in all tabs, and listeners are called', async () => {
  transport.executeOperation.mockResolvedValue({ data: { currentUser: franziska } })
  const first = await openTab()
  await first.followSession('de')
  const second = await openTab()
  await second.followSession('de')
  const notified = vi.fn<() => void>()
  first.subscribeToSession(notified)
  second.endSession()
  expect(second.readSession().status).toBe('guest')
  await expect.poll(() => first.readSession().status).toBe('guest')
  expect(notified).toHaveBeenCalled()
})
