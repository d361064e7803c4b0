import { expect, test } from 'vitest'
import { shortenBufferJson } from './short-buffer-json.ts'

test('a page is not written out as numbers, and a short buffer is', () => {
  shortenBufferJson()
  const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.alloc(1_000_000, 1) }
  const payload = { type: 'Buffer', data: [] }
  expect(JSON.parse(JSON.stringify(page))).toEqual({ ...page, rscData: payload })
  expect(JSON.stringify(Buffer.from('ab'))).toBe('{"type":"Buffer","data":[97,98]}')
})
