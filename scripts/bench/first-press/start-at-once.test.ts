import { expect, test } from 'vitest'
import { startAtOnce } from './start-at-once.ts'

test('scripts and data of a page are restored to what Next has written', () => {
  const late =
    '<head><link rel="preload" as="script" media="not all" href="/a.js" id="_R_" data-start=""/></head><script type="application/json" data-flight="">[1,"$& a"]</script>'
  expect(startAtOnce(late)).toBe(
    '<head><script src="/a.js" id="_R_" async=""></script></head><script>(self.__next_f=self.__next_f||[]).push([1,"$& a"])</script>',
  )
})

test('a page without a late start is no contender', () => {
  expect(() => startAtOnce('<head></head>')).toThrow('no late start')
})
