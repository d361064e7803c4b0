import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { locales } from '@foyer/schema/shapes/scalars.ts'
import { expect, test } from 'vitest'
import { articleModules } from './article-modules.ts'
import { readContent } from '#content/content-files.ts'

const articles = await readContent('articles')

test('every article of the demo has the same parts in both languages', () => {
  const partsOf = (text: string) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .map((block) => /^(?:## |> |!picture:|\*\*)/.exec(block)?.[0] ?? 'text')
  for (const { key, text } of articles) {
    expect([key, ...partsOf(text.en)]).toEqual([key, ...partsOf(text.de)])
  }
})

test('articles of the demo are of real length, and quote by the marks of their language', () => {
  const long = articles.filter(({ text }) => wordsOf(text.de) >= 380)
  expect(long.length).toBeGreaterThanOrEqual(20)
  for (const { key, text } of articles) {
    expect([key, /["]/.test(text.de + text.en)]).toEqual([key, false])
    expect([key, /[“”]\p{L}[^“”„]*„/u.test(text.en)]).toEqual([key, false])
    expect(wordsOf(text.en)).toBeGreaterThan(wordsOf(text.de) * 0.8)
  }
})

test('the modules of every article are such as an editor could have made', () => {
  const definitions = new Map<string, ModuleDefinition>(moduleKinds.map((one) => [one.kind, one]))
  const made = articles.flatMap(({ text }) =>
    locales.flatMap((locale) => articleModules(text[locale], () => 1)),
  )
  expect(new Set(made.map(({ kind }) => kind))).toEqual(
    new Set(['text', 'headline', 'quote', 'image']),
  )
  for (const { kind, ...values } of made) {
    expect(moduleShapes(definitions.get(kind)!).Values.safeParse(values).error).toBeUndefined()
  }
})

test('what articles say of events without a production is about events that there are', async () => {
  const events = await readContent('house/standalone-events')
  const known = new Set(events.map(({ slug }) => slug.de))
  const named = articles.flatMap(({ events: keys = [] }) => keys)
  expect(named.filter((key) => !known.has(key))).toEqual([])
})

test('articles are found by the name of their file, and no two have one address', () => {
  const slugs = articles.map(({ slugEn }) => slugEn)
  expect(new Set(slugs).size).toBe(articles.length)
  for (const { key, slugEn } of articles) expect(`${key} ${slugEn}`).toMatch(/^[a-z0-9 -]+$/)
})

const wordsOf = (text: string) => text.trim().split(/\s+/).length
