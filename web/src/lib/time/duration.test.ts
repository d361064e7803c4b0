import { expect, test } from 'vitest'
import { createTranslator } from 'next-intl'
import { de } from '#messages/de.ts'
import { en } from '#messages/en.ts'
import { durationParts } from './duration.ts'

test.each([
  [45, '45 Minuten', '45 minutes'],
  [60, '1 Stunde', '1 hour'],
  [61, '1 Stunde 1 Minute', '1 hour 1 minute'],
  [150, '2 Stunden 30 Minuten', '2 hours 30 minutes'],
])('%i minutes are formatted', (minutes, german, english) => {
  const inGerman = createTranslator({ locale: 'de', messages: de, namespace: 'event' })
  const inEnglish = createTranslator({ locale: 'en', messages: en, namespace: 'event' })
  expect(inGerman('minutes', durationParts(`PT${minutes}M`))).toBe(german)
  expect(inEnglish('minutes', durationParts(`PT${minutes}M`))).toBe(english)
})
