import { expect, test } from 'vitest'
import type { SharedSettings } from '#editor/pages/shared-settings-calls.ts'
import { settingsPort } from './settings-port.ts'

/** A form of settings, which can change under it. */
function openForm() {
  let current = { inFooter: false, footerPosition: 3, ogImageNumber: 12 }
  const form = settingsPort({
    current: () => current as SharedSettings,
    subscribe: () => () => {},
  })
  const read = (name: string) => form.port.read([name])
  return {
    ...form,
    read,
    become: (by: Partial<typeof current>) => (current = { ...current, ...by }),
  }
}

test('a picture that is taken out is shown so, and sent as null', () => {
  const { port, read, changes } = openForm()
  port.change(['ogImageNumber'], undefined)
  expect(read('ogImageNumber')).toBeNull()
  expect(changes()).toEqual({ ogImageNumber: null })
})

test('what is entered as it was is no change, and shows what the setting becomes', () => {
  const { port, read, changes, become } = openForm()
  port.change(['inFooter'], true)
  port.change(['inFooter'], false)
  expect(changes()).toEqual({})
  become({ inFooter: true })
  expect(read('inFooter')).toBe(true)
})

test('what is entered stays when the settings change, and after others were sent', () => {
  const { port, read, changes, forget, become } = openForm()
  port.change(['inFooter'], true)
  port.change(['footerPosition'], 5)
  const sent = changes()
  port.change(['footerPosition'], 6)
  become({ inFooter: true, footerPosition: 5 })
  forget(sent)
  expect(changes()).toEqual({ footerPosition: 6 })
  expect(read('inFooter')).toBe(true)
})
