import { expect, test } from 'vitest'
import { embedProviders, findProvider, isFromProvider } from './embed-providers.ts'

test('M-06 a provider is recognised by the parsed host, including subdomains', () => {
  expect(findProvider('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe('youtube')
  expect(findProvider('https://youtu.be/dQw4w9WgXcQ')).toBe('youtube')
  expect(findProvider('https://m.youtube.com/watch?v=dQw4w9WgXcQ')).toBe('youtube')
  expect(findProvider('https://buehne.podigee.io/1-folge')).toBe('podigee')
  expect(findProvider('https://X.com/a/status/1')).toBe('twitter')
})

test.each([
  'https://youtube.com.evil.org/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.org/youtube.com',
  'https://evil.org/?u=https://youtube.com',
  'https://youtube.com@evil.org/',
  'https://evil.org#youtube.com',
  'https://evil.org\\@youtube.com/',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert("youtube.com")',
  '//youtube.com/watch',
  'youtube.com',
])('M-06 %s belongs to no provider', (address) => {
  expect(findProvider(address)).toBeUndefined()
})

test('M-06 every provider has an example of its own, and an allowed one only where it is named', () => {
  for (const [name, { example }] of Object.entries(embedProviders)) {
    expect(findProvider(example)).toBe(name)
  }
  expect(isFromProvider(embedProviders.vimeo.example, ['youtube'])).toBe(false)
})

test('M-06 HubSpot is tracking, everything else media', () => {
  const tracking = Object.entries(embedProviders).filter(([, { consent }]) => consent !== 'media')
  expect(tracking.map(([name]) => name)).toEqual(['hubspot'])
})
