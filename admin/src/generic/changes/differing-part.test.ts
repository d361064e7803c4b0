import { expect, test } from 'vitest'
import { differingPart } from './differing-part.ts'

const long = 'Seit 1911 wird hier gespielt. '.repeat(20)

test('X-12 short texts are shown whole', () => {
  const part = { before: 'Sopran', after: 'Alt' }
  expect(differingPart(part)).toEqual(part)
})

test('X-12 of long texts only what differs is shown, with some words around it', () => {
  const { before, after } = differingPart({
    before: `${long}Oper${long}`,
    after: `${long}Operette${long}`,
  })
  expect(before).toMatch(/^… .*Oper.* …$/)
  expect(after).toMatch(/^… .*Operette.* …$/)
  expect(after.length).toBeLessThan(120)
})

test('X-12 what was added at the end or to nothing is shown', () => {
  expect(differingPart({ before: long, after: `${long}Ende` }).after).toMatch(/^… .*Ende$/)
  expect(differingPart({ before: '', after: long })).toEqual({ before: '', after: long })
  const repeated = differingPart({ before: 'a'.repeat(300), after: 'a'.repeat(301) })
  expect(repeated.after.length).toBe(repeated.before.length + 1)
})

test('X-12 of a text that is long and new only the beginning is shown', () => {
  const { before, after } = differingPart({ before: '', after: long.repeat(50) })
  expect(before).toBe('')
  expect(after).toHaveLength(1202)
  expect(after).toMatch(/^Seit 1911 .* …$/)
})
