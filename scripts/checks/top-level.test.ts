import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))

test('G-06 the top level has the folders and files that the customer named', () => {
  const named = ['mesh', 'web', 'codegen.ts', 'schema', 'tests', 'package.json', 'tsconfig.json']
  expect(named.filter((name) => !existsSync(`${root}/${name}`))).toEqual([])
  expect(existsSync(`${root}/README.md`)).toBe(true)
})

test('G-07 the packages that the customer named are dependencies', () => {
  const named = [
    'graphql',
    'graphql-yoga',
    '@apollo/client',
    'react',
    'react-dom',
    'next',
    'next-intl',
    'dayjs',
    'embla-carousel-react',
    'vitest',
    '@playwright/test',
  ]
  const manifests = ['package.json', ...globSync('*/package.json', { cwd: root })]
  const dependencies = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  })
  expect(named.filter((name) => !dependencies.includes(name))).toEqual([])
})
