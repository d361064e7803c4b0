import { expect, test, vi } from 'vitest'

const randomInt = vi.hoisted(() => vi.fn<(lowest: number, highest: number) => number>())
vi.mock('node:crypto', async (load) => ({ ...(await load<object>()), randomInt }))

test('a port at which a service will listen is given to nobody else', async () => {
  const { freePort, reservePorts } = await import('./free-port.ts')
  reservePorts([31_001])
  let next = 31_001
  randomInt.mockImplementation(() => next++)
  expect(await freePort()).toBeGreaterThan(31_001)
})
