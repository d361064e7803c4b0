import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { house, launch } from './testing/house.ts'

test('a taken port is reported before anything is started', async () => {
  const other = createServer().listen(Number(house.ports.MESH_PORT), '127.0.0.1')
  const start = launch()
  expect(await start.ended).toBe(1)
  other.close()
  expect(start.errors().trim()).toMatch(/^Port \d+ \(gateway\) is taken: .+MESH_PORT=\d+\.$/)
  expect(start.output()).toBe('')
  expect(existsSync(`${house.path}/.data/postgres`)).toBe(false)
})

const unusable = [
  ['nonsense', /DATABASE_URL must look like postgres:/],
  [
    'postgres://foyer:geheim@127.0.0.1:1/foyer',
    /DATABASE_URL is not usable: nothing listens at that address\./,
  ],
  [
    'postgres://foyer:geheim@gibt.es.nicht.invalid/foyer',
    /DATABASE_URL is not usable: there is no host of that name\./,
  ],
] as const

test.each(unusable)(
  'the database %s is refused in a sentence without its password',
  { tags: 'slow' },
  async (url, sentence) => {
    const start = launch({ DATABASE_URL: url })
    expect(await start.ended).toBe(1)
    expect(start.errors()).toMatch(sentence)
    expect(start.errors()).not.toContain('geheim')
    expect(start.output()).toBe('')
  },
)
