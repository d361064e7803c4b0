import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ClosableAlert } from './closable-alert.tsx'
import { alertScript, isDismissed } from './dismissal.ts'

beforeEach(() => {
  document.cookie = 'closedAlert=; Path=/; Max-Age=0'
})

const show = (id: number) =>
  render(
    <ClosableAlert id={id} label="Meldung" closeLabel="Schließen" script={null}>
      Heute keine Vorstellung
    </ClosableAlert>,
  )

test('L-11 dismissing stores the id of the alert; another one is shown all the same', () => {
  const { unmount } = show(7)
  expect(screen.getByRole('region', { name: 'Meldung' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByRole('region', { name: 'Meldung' })).toBeNull()
  expect(document.cookie).toBe('closedAlert=7')
  unmount()
  const again = show(7)
  expect(screen.queryByRole('region', { name: 'Meldung' })).toBeNull()
  again.unmount()
  show(8)
  expect(screen.getByRole('region', { name: 'Meldung' })).toBeDefined()
})

test('L-11 alert 1 is not alert 11', () => {
  expect(isDismissed(1, 'a=b; closedAlert=11')).toBe(false)
  expect(isDismissed(11, 'a=b; closedAlert=11')).toBe(true)
})

test.each([
  ['closedAlert=7', true],
  ['closedAlert=77', false],
  ['other=7', false],
])('L-11 with the cookie %s the script before the alert hides it: %s', (cookie, isHidden) => {
  const alert = { hidden: false, dataset: { alert: '7' } }
  const document = { cookie, currentScript: { closest: () => alert } }
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs the file
  new Function('document', alertScript)(document)
  expect(alert.hidden).toBe(isHidden)
})
