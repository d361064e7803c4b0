import { describe, expect, test } from 'vitest'
import { isShownAt, momentsOf, withoutHiddenItems } from './schedule.ts'

const now = new Date('2026-12-24T18:00:00Z')
const at = (time: string) => `2026-12-24T${time}+01:00`

describe('M-05: what has a schedule', () => {
  test.each([
    ['nothing said', {}, true],
    ['begun', { online_from: at('18:59:59') }, true],
    ['beginning this very moment', { online_from: at('19:00:00') }, true],
    ['not begun', { online_from: at('19:00:01') }, false],
    ['not over', { online_from: null, online_to: at('19:00:01') }, true],
    ['over this very moment', { online_from: null, online_to: at('19:00:00') }, false],
    ['between both', { online_from: at('10:00:00'), online_to: at('22:00:00') }, true],
  ])('%s', (_, values, isShown) => {
    expect(isShownAt(values, now)).toBe(isShown)
  })

  test('its items go by their own', () => {
    const shown = { headline: 'Jetzt', online_from: at('10:00:00'), online_to: null }
    const later = { headline: 'Später', online_from: at('20:00:00'), online_to: null }
    const values = { headline: 'Liste', tags: ['a'], items: [shown, later] }
    expect(withoutHiddenItems(values, now)).toEqual({ ...values, items: [shown] })
    expect(momentsOf({ ...values, online_to: at('23:00:00') })).toEqual(
      ['23:00:00', '10:00:00', '20:00:00'].map((time) => new Date(at(time))),
    )
  })
})
