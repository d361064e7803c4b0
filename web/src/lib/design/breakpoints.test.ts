import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints, layoutBreakpoints, pxPerEm } from './breakpoints.ts'

const sources = new URL('../../', import.meta.url).pathname
const known = new Set<number>([...breakpoints.map((px) => px / pxPerEm), ...layoutBreakpoints])

test('L-19 style sheets change at the breakpoints, and nowhere else', () => {
  const mediaQueries = globSync('**/*.css', { cwd: sources }).flatMap((file) =>
    [
      ...readFileSync(sources + file, 'utf8').matchAll(
        /@media[^{]*?\((min|max)-width: ([\d.]+)em\)/g,
      ),
    ].map(([, side, width]) => ({ file, width: Number(width) + (side === 'max' ? 0.01 : 0) })),
  )
  expect(mediaQueries.length).toBeGreaterThan(10)
  expect(mediaQueries.filter(({ width }) => !known.has(Math.round(width * 1000) / 1000))).toEqual(
    [],
  )
})

test('L-19 content is at most 188rem wide, and leaves space for the editor’s header of 6rem', () => {
  const tokens = readFileSync(`${sources}ui/styles/tokens.css`, 'utf8')
  expect(tokens).toContain('--page: 188rem;')
  expect(tokens).toContain('--header-offset: 0rem;')
  const header = readFileSync(`${sources}editor/header/header.module.css`, 'utf8')
  expect(header).toMatch(/^\.header \{[^}]*\s+height: 6rem;/m)
  expect(header).toMatch(/:global\(:root\[data-editing\]\) \{\s*--header-offset: 6rem;/)
})
