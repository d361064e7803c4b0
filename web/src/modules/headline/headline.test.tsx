import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Variant } from '#lib/design/variant.ts'
import { Headline } from './headline.tsx'

const site = vi.hoisted(() => ({ variant: 'theatre' as Variant }))
vi.mock('#lib/design/variant.ts', () => site)

test.each([
  ['theatre', 2, 2],
  ['theatre', 5, 5],
  ['theatre', 6, 5],
  ['region', 5, 5],
  ['region', 6, 6],
] as const)('M-04 in the variant %s a headline of level %i is an h%i', (variant, level, shown) => {
  site.variant = variant
  const module = { content: 'Probe', headlineLevel: level, preline: '', subline: '', anchor: '' }
  render(<Headline module={module as never} />)
  expect(screen.getByRole('heading', { level: shown, name: 'Probe' })).toBeTruthy()
})
