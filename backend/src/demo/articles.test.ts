import { expect, test } from 'vitest'
import { readContent } from './content-files.ts'

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

test('articles are found by the name of their file, and no two have one address', () => {
  const slugs = articles.map(({ slugEn }) => slugEn)
  expect(new Set(slugs).size).toBe(articles.length)
  for (const { key, slugEn } of articles) expect(`${key} ${slugEn}`).toMatch(/^[a-z0-9 -]+$/)
})

const wordsOf = (text: string) => text.trim().split(/\s+/).length
