import { expect, test } from 'vitest'
import type { SharedSettings } from '#editor/pages/shared-settings-calls.ts'
import { createEnteredSettings } from './entered-settings.ts'

const open = () =>
  createEnteredSettings({
    current: () => ({ inFooter: false }) as SharedSettings,
    subscribe: () => () => {},
  })

test('E-03 what all languages share is entered until it is saved or discarded', () => {
  const { shared, isAny } = open()
  expect(isAny()).toBe(false)
  shared.port.change(['inFooter'], true)
  expect(isAny()).toBe(true)
  shared.forget(shared.changes())
  expect(isAny()).toBe(false)
})

test('E-03 an address is entered until it is as it was', () => {
  const { address, isAny } = open()
  address.set(['path'], 'haus')
  expect(isAny()).toBe(true)
  address.set(['path'], undefined)
  expect(isAny()).toBe(false)
})
