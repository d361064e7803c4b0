import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = new URL('../../', import.meta.url).pathname
const tokens = 'ui/styles/tokens.css'
const substituteFonts = 'ui/styles/substitute-fonts.css'

/** Lettering that is drawn to fill its frame, and so has sizes of its own. */
const drawnToFit = new Set([
  'components/picture/portrait.module.css',
  'components/picture/poster.module.css',
  'features/navigation/footer/site-footer.module.css',
])

const declarations = globSync('**/*.css', { cwd: sources })
  .filter((file) => file !== tokens && file !== substituteFonts)
  .flatMap((file) =>
    [
      ...readFileSync(sources + file, 'utf8').matchAll(
        /^\s*(font-size|font-weight|font-stretch|line-height):\s*([^;]+);/gm,
      ),
    ].map(([, property = '', value = '']) => ({ file, property, value })),
  )

test.each(['font-size', 'font-weight', 'font-stretch', 'line-height'])(
  'every %s is a token of the type scale',
  (property) => {
    const own = declarations.filter((one) => one.property === property)
    expect(own.length).toBeGreaterThan(50)
    expect(
      own.filter(
        ({ file, value }) =>
          !(value.includes('var(--') || value === 'inherit' || value === '100%') &&
          !drawnToFit.has(file),
      ),
    ).toEqual([])
  },
)

test('every token of the type scale is used', () => {
  const names = [
    ...readFileSync(sources + tokens, 'utf8').matchAll(
      /(--(?:size|fit|weight|stretch|line-height)-[a-z-]+):/g,
    ),
  ].map(([, name]) => name!)
  const used = globSync('**/*.css', { cwd: sources })
    .filter((file) => file !== tokens)
    .map((file) => readFileSync(sources + file, 'utf8'))
    .join(' ')
  expect(
    names.filter((name) => !used.includes(`var(${name})`) && name !== '--weight-regular'),
  ).toEqual([])
})
