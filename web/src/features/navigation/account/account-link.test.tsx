import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const transport = vi.hoisted(() => ({ executeOperation: vi.fn<() => Promise<unknown>>() }))
vi.mock('#graphql/transport.ts', () => transport)

const labels = {
  logIn: 'Anmelden',
  edit: 'Bearbeiten',
  admin: 'In der Verwaltung bearbeiten',
  staffHub: 'Mitarbeiterbereich',
  myProfile: 'Mein Profil',
  logOut: 'Abmelden',
}
const paths = {
  root: '/de',
  login: '/de/user/profile',
  profile: '/de/user/profile',
  staffHub: '/de/cms-hub',
  logOut: '/de/user/abmelden',
}

beforeEach(() => {
  vi.resetModules()
  transport.executeOperation.mockReset()
  document.cookie = 'csrftoken=; Max-Age=0'
})

async function show() {
  const { AccountLink } = await import('./account-link.tsx')
  render(<AccountLink locale="de" labels={labels} paths={paths} />)
}

test('L-12 without a session cookie nothing is requested, and the link leads to the log-in', async () => {
  await show()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(paths.login)
  expect(transport.executeOperation).not.toHaveBeenCalled()
})

test('L-12 a logged-in visitor sees their name, which links to the home page, and can log out', async () => {
  document.cookie = 'csrftoken=abc'
  const franziska = { isLoggedIn: true, firstName: 'Franziska', lastName: 'Moser' }
  transport.executeOperation.mockResolvedValue({ data: { currentUser: franziska } })
  await show()
  const name = await screen.findByRole('link', { name: 'Franziska Moser' })
  expect(name.getAttribute('href')).toBe('/de')
  fireEvent.click(screen.getByText('Konto von Franziska Moser'))
  expect(screen.getByRole('link', { name: 'Mein Profil' }).getAttribute('href')).toBe(paths.profile)
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' }).form
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', paths.logOut])
})

test.each([
  ['an editor', true, true, 1],
  ['an editor on a page that cannot be edited', true, false, 0],
  ['a visitor', false, true, 0],
])('E-01 %s is offered to edit the page: %s', async (_, hasDashboardAccess, isEditable, links) => {
  document.cookie = 'csrftoken=abc'
  document.body.toggleAttribute('data-editable', isEditable)
  const user = { isLoggedIn: true, firstName: 'Renate', lastName: 'Aigner', hasDashboardAccess }
  transport.executeOperation.mockResolvedValue({ data: { currentUser: user } })
  await show()
  fireEvent.click(await screen.findByText('Konto von Renate Aigner'))
  const edit = screen.queryAllByRole('link', { name: 'Bearbeiten' })
  expect(edit.map((link) => link.getAttribute('href')?.endsWith('?edit'))).toEqual(
    Array<boolean>(links).fill(true),
  )
  const hub = screen.queryByRole('link', { name: 'Mitarbeiterbereich' })
  expect(hub?.getAttribute('href')).toBe(hasDashboardAccess ? '/de/cms-hub' : undefined)
})

test.each([
  ['staff', true, '/admin/forms/7', '/admin/forms/7'],
  ['staff at a page that shows no such object', true, undefined, undefined],
  ['a visitor', false, '/admin/forms/7', undefined],
])(
  'E-11 in the menu of %s: the link to what the page shows in the admin site',
  async (_, isStaff, address, link) => {
    document.cookie = 'csrftoken=abc'
    if (address) document.body.dataset['adminAddress'] = address
    else delete document.body.dataset['adminAddress']
    const user = { isLoggedIn: true, firstName: 'Renate', lastName: 'Aigner' }
    const currentUser = { ...user, hasDashboardAccess: isStaff }
    transport.executeOperation.mockResolvedValue({ data: { currentUser } })
    await show()
    fireEvent.click(await screen.findByText('Konto von Renate Aigner'))
    const shown = screen.queryByRole('link', { name: labels.admin })
    expect(shown?.getAttribute('href')).toBe(link)
  },
)

test('L-12 the log-in address is the origin’s', async () => {
  document.cookie = 'csrftoken=abc'
  const guest = { isLoggedIn: false, loginUrl: '/de/anderswo' }
  transport.executeOperation.mockResolvedValue({ data: { currentUser: guest } })
  await show()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      '/de/anderswo',
    ),
  )
})

test('L-12 when the session cannot be loaded, nothing changes, and a message is logged', async () => {
  document.cookie = 'csrftoken=abc'
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  transport.executeOperation.mockRejectedValue(new Error('offline'))
  await show()
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBeDefined()
})
