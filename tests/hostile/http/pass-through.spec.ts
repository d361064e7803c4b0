import { expect } from '@playwright/test'
import { ask } from '#support/hostile/ask.ts'
import { sample } from '#support/hostile/extent.ts'
import { test } from '#support/hostile/attempts.ts'

/** Spellings of a parent folder that servers and proxies have accepted. */
const stepsUp = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..;',
  '..%00',
  '%c0%ae%c0%ae',
  '..%5c',
  '\\..',
  '%2e%2e%2f',
  '..%2f',
]
const prefixes = ['/media/', '/box-office/', '/media/images/', '/box-office/de/', '/_next/static/']
const inner = [
  'de/api/events/',
  'de/api/user-details/',
  'admin/',
  'internal/changes',
  'ready',
  'metrics',
  'graphql',
]

test('X-09: a proxied path does not leave its prefix', async ({ attempts }) => {
  const targets = prefixes.flatMap((prefix) =>
    stepsUp.flatMap((step) =>
      inner.flatMap((path) => [`${prefix}${step}/${path}`, `${prefix}${step}/${step}/${path}`]),
    ),
  )
  for (const target of sample(targets, 150)) {
    await attempts.holds(target, async () => {
      const { status, text, headers } = await ask({ path: target })
      // The trailing slash of an unknown path is redirected to the same path without it.
      if (status !== 301) expect([400, 404]).toContain(status)
      else expect(headers.location).toBe(target.replace(/\/$/, ''))
      expect(text).not.toMatch(/"results"|csrf|is_logged_in|date_start/)
    })
  }
})

test('X-09: the origin’s other paths are not reachable through the site', async ({ attempts }) => {
  const paths = [
    '/de/api/events/',
    '/en/api/user-details/',
    '/api/events/',
    '/de/api/forms-entries/',
    '/de/pageeditor-api/user',
    '/internal/changes',
    '/metrics',
    '/changes',
    '//de/api/events/',
    '/de//api/events/',
    '/de/api/events/1/',
    '/./de/api/events/',
    '/graphql/',
    '/graphql/x',
    '/graphql%2f',
    '/GRAPHQL',
    '/media',
    '/media//',
    '/box-office',
    '/box-office//x',
    'http://127.0.0.1/de/api/events/',
    'http://evil.example/',
    '*',
    '/de?x=/../api',
  ]
  for (const path of paths) {
    await attempts.holds(path, async () => {
      const { text } = await ask({ path })
      expect(text).not.toMatch(/"results"|"is_logged_in"|"count":|# HELP|^data:/m)
    })
  }
})

test('X-01: other spellings of an address redirect to the canonical one', async ({ attempts }) => {
  const spellings = [
    '/dE/pRoGramm',
    '/DE/programm',
    '/de/programm/',
    '/de/Programm',
    '/de/%70rogramm',
    '/de/programm//',
    '/de/./programm',
  ]
  for (const path of spellings) {
    await attempts.holds(path, async () => {
      const { status, headers } = await ask({ path })
      expect([301, 308, 400, 404]).toContain(status)
      if (status < 400) expect(headers.location).toBe('/de/programm')
    })
  }
})
