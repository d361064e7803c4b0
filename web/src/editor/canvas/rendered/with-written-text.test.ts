import { expect, test } from 'vitest'
import type { RenderedModule } from './rendered-modules.ts'
import { withWrittenText } from './with-written-text.ts'

const rendered = (fields: object) => fields as RenderedModule

test('what was written in place is shown at once, all else as the origin has rendered it', () => {
  const headline = rendered({ content: 'Alt', headlineLevel: 3 })
  expect(withWrittenText(headline, { kind: 'headline', fields: { content: 'Neu' } })).toEqual({
    content: 'Neu',
    headlineLevel: 3,
  })
  const children = [{ text: 'Neu & ' }, { text: 'fett', bold: true }]
  const fields = { content: [{ type: 'paragraph', children }] }
  expect(
    withWrittenText(rendered({ richContent: '<p>Alt</p>' }), { kind: 'text', fields }),
  ).toEqual({ richContent: '<p>Neu &amp; <strong>fett</strong></p>' })
  const quote = rendered({ content: 'Alt' })
  expect(withWrittenText(quote, { kind: 'quote', fields: { content: 'Neu' } })).toBe(quote)
})
