import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { InLanguage } from '#test/in-language.tsx'
import { useMomentFormat } from './use-moment-format.ts'

function written(locale: Locale, style: 'short' | 'exact' | 'full'): string {
  function Moment() {
    return useMomentFormat()('2027-01-03T18:30:05Z', style)
  }
  const { container, unmount } = render(<Moment />, {
    wrapper: ({ children }) => <InLanguage locale={locale}>{children}</InLanguage>,
  })
  const text = container.textContent
  unmount()
  return text
}

test('times in the editor are those of the theatre, as they are written in Austria and Britain', () => {
  expect(written('de', 'short')).toBe('03.01.27, 19:30')
  expect(written('de', 'exact')).toBe('03.01.2027, 19:30:05')
  expect(written('de', 'full')).toBe('Sonntag, 3. Jänner 2027 um 19:30')
  expect(written('en', 'short')).toBe('03/01/2027, 19:30')
  expect(written('en', 'exact')).toBe('3 Jan 2027, 19:30:05')
  expect(written('en', 'full')).toBe('Sunday, 3 January 2027 at 19:30')
})
