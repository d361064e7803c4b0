import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { de } from '#messages/de.ts'
import { typedMessages } from './typed-messages.ts'

test('a missing, unknown or mistyped argument of a message is a type error', () => {
  const messages = typedMessages({ programme: de.programme })
  const t = createTranslator({ locale: 'de', messages, namespace: 'programme', onError: () => {} })
  expect(t('page', { page: 2 })).toBe('Seite 2')
  // @ts-expect-error -- the argument is missing
  t('page')
  // @ts-expect-error -- the argument is a number
  t('page', { page: 'two' })
  // @ts-expect-error -- an argument that the message does not have
  t('page', { page: 2, pages: 3 })
  // @ts-expect-error -- a message without arguments
  t('title', { page: 2 })
})
