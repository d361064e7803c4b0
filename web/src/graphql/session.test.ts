import { beforeEach, expect, test, vi } from 'vitest'

const transport = vi.hoisted(() => ({ askGraph: vi.fn<() => Promise<unknown>>() }))
vi.mock('./transport.ts', () => transport)

const franziska = {
  isLoggedIn: true,
  firstName: 'Franziska',
  lastName: 'Moser',
  username: 'fm',
  loginUrl: '/de/user/profile',
  hasDashboardOnlineAccess: false,
}

beforeEach(() => {
  vi.resetModules()
  transport.askGraph.mockReset()
  document.cookie = 'csrftoken=abc'
})

/** Each tab has modules of its own. */
async function openTab() {
  vi.resetModules()
  const session = await import('./session.ts')
  const asking = await import('./ask-for-session.ts')
  const calls = await import('./session-calls.ts')
  return { ...session, ...asking, ...calls }
}

test('L-12 who is logged in is known with their roles', async () => {
  transport.askGraph.mockResolvedValue({
    data: { userDetails: { ...franziska, hasDashboardOnlineAccess: true } },
  })
  const tab = await openTab()
  tab.askForSession('de')
  await vi.waitFor(() =>
    expect(tab.readSession()).toEqual({
      status: 'logged-in',
      name: 'Franziska Moser',
      account: 'Konto von Franziska Moser',
      roles: ['visitor', 'staff'],
    }),
  )
})

test('L-12 what one tab finds out is known in all that have asked', async () => {
  transport.askGraph.mockResolvedValueOnce({ data: { userDetails: franziska } })
  const first = await openTab()
  await first.followSession('de')
  transport.askGraph.mockResolvedValueOnce({
    data: { userDetails: { ...franziska, isLoggedIn: false } },
  })
  const second = await openTab()
  await second.followSession('de')
  await vi.waitFor(() => expect(first.readSession().status).toBe('guest'))
})

test('X-09 a session that the origin knows no longer ends everywhere, and listeners hear of it', async () => {
  transport.askGraph.mockResolvedValue({ data: { userDetails: franziska } })
  const first = await openTab()
  await first.followSession('de')
  const second = await openTab()
  await second.followSession('de')
  const heard = vi.fn<() => void>()
  first.subscribeToSession(heard)
  second.endSession()
  expect(second.readSession().status).toBe('guest')
  await vi.waitFor(() => expect(first.readSession().status).toBe('guest'))
  expect(heard).toHaveBeenCalled()
})
