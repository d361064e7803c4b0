import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = new URL('../../', import.meta.url).pathname
const read = (file: string) => readFileSync(sources + file, 'utf8')
const declarations = globSync('**/*.css', { cwd: sources }).flatMap((file) =>
  declarationsOf(read(file)).map((declaration) => ({ file, ...declaration })),
)
const tokens = new Map(
  declarationsOf(read('ui/styles/tokens.css')).map(({ name, value }) => [name, value]),
)
const moving = declarations.filter(({ name }) => /^(animation|transition)(-duration)?$/.test(name))

/** The durations of [9], and that of the closing booking widget. */
const times = [0.2, 0.25, 0.38, 0.5, 0.56, 0.6, 0.8]

test('L-22 every transition has a duration that the design names, and each of these is used', () => {
  const passing = moving.filter(({ value }) => !/\binfinite\b/.test(value))
  const declared = passing
    // The line that shows that a page is loading.
    .filter(
      ({ file, value }) =>
        !(file === 'ui/route-progress/route-progress.module.css' && /^run /.test(value)),
    )
    .flatMap(({ file, value }) => secondsOf(value).map((seconds) => ({ file, seconds })))
  expect(declared.filter(({ seconds }) => !times.includes(seconds))).toEqual([])
  expect(times.filter((time) => !declared.some(({ seconds }) => seconds === time))).toEqual([])
})

test('L-22 nothing moves with reduced motion', () => {
  const [stillness, free] = ['reduce', 'no-preference'].map(
    (preference) => `@media (prefers-reduced-motion: ${preference})`,
  )
  const ruled = moving.filter(({ inside }) => inside[0] === stillness)
  expect(ruled).toEqual(
    ['animation', 'transition'].map((name) => ({
      file: 'ui/styles/base.css',
      inside: [stillness, '*, *::before, *::after'],
      name,
      value: 'none !important',
    })),
  )
  // The rule can only stop declarations that are not `!important` and are in no other pseudo-element.
  const stopped = moving.filter(({ inside }) => inside[0] !== stillness && !inside.includes(free!))
  expect(stopped.length).toBeGreaterThan(10)
  expect(stopped.filter(({ value }) => value.includes('!important'))).toEqual([])
  expect(stopped.filter(({ inside }) => /::(?!before|after)/.test(inside.join(' ')))).toEqual([])
})

/** Every declaration with its enclosing blocks, outermost first. */
function declarationsOf(css: string) {
  const inside: string[] = []
  const found: { inside: string[]; name: string; value: string }[] = []
  const text = css.replace(/\/\*.*?\*\//gs, '')
  for (const [, labels = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const plain = labels.trim().replace(/\s+/g, ' ')
    if (end === '{') {
      inside.push(plain)
      continue
    }
    const [, name, value] = /^([\w-]+): (.*)$/.exec(plain) ?? []
    if (name && value) found.push({ inside: [...inside], name, value })
    if (end === '}') inside.pop()
  }
  return found
}

/** The duration of each part of a value; a scroll-driven animation has none. */
function secondsOf(value: string): number[] {
  const filled = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '')
  const parts = filled.replace(/\([^)]*\)/g, '').split(',')
  return parts.flatMap((part) => {
    const [, time, unit] = /(?:^|\s)([\d.]+)(m?s)\b/.exec(part) ?? []
    if (!time || Number(time) === 0) return []
    return [unit === 'ms' ? Number(time) / 1000 : Number(time)]
  })
}
