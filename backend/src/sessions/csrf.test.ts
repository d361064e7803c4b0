import { expect, test } from 'vitest'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test.each([
  ['same-origin', 200],
  ['none', 200],
  ['same-site', 403],
  ['cross-site', 403],
])(
  'X-09: a call with a valid token that a browser marks as %s is a %i',
  async (relation, status) => {
    const { headers } = await logIn(theatre)
    const response = await theatre.call({
      method: 'POST',
      url: '/de/api/user/logout/',
      headers: { ...headers, 'sec-fetch-site': relation },
    })
    expect(response.status).toBe(status)
  },
)
