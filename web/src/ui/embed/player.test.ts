import { embedProviders } from '@foyer/schema/fields/embed-providers.ts'
import { expect, test } from 'vitest'
import { findPlayer } from './player.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  [
    `https://www.youtube.com/watch?v=${id}&list=PL1`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  ],
  [`https://youtu.be/${id}?si=tracks`, `https://www.youtube-nocookie.com/embed/${id}?rel=0`],
  [`https://www.youtube.com/shorts/${id}`, `https://www.youtube-nocookie.com/embed/${id}?rel=0`],
  [`https://www.youtube.com/live/${id}`, `https://www.youtube-nocookie.com/embed/${id}?rel=0`],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://vimeo.com/123456789/ab12cd', 'https://player.vimeo.com/video/123456789?dnt=1&h=ab12cd'],
  ['https://player.vimeo.com/video/123?h=ab12', 'https://player.vimeo.com/video/123?dnt=1&h=ab12'],
  [
    'https://open.spotify.com/intl-de/episode/4uLU6h?si=x',
    'https://open.spotify.com/embed/episode/4uLU6h',
  ],
  [
    'https://soundcloud.com/beispiel/sets/ouvertueren?si=x',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fbeispiel%2Fsets%2Fouvertueren',
  ],
  [
    'https://buehne.podigee.io/12-folge',
    'https://buehne.podigee.io/12-folge/embed?context=external',
  ],
  [
    'https://www.idagio.com/albums/winterreise-1928?utm_source=x',
    'https://app.idagio.com/albums/winterreise-1928',
  ],
  ['https://issuu.com/beispiel/docs/heft_1', 'https://e.issuu.com/embed.html?u=beispiel&d=heft_1'],
  ['https://www.yumpu.com/de/embed/view/z4xYaRXn', 'https://www.yumpu.com/de/embed/view/z4xYaRXn'],
  [
    'https://www.instagram.com/theater/reel/C0ffee/?x=1',
    'https://www.instagram.com/reel/C0ffee/embed/captioned/',
  ],
  [
    'https://x.com/beispiel/status/123?s=20',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=123',
  ],
  ['https://www.tiktok.com/@beispiel/video/123', 'https://www.tiktok.com/embed/v2/123'],
])('M-06 the player for %s', (pasted, player) => {
  expect(findPlayer(pasted)?.address).toBe(player)
})

test('M-06 each provider’s own example has a player from an origin that pages may frame, or is known to have none', () => {
  const without = Object.values(embedProviders)
    .filter(({ example }) => findPlayer(example) === undefined)
    .map(({ name }) => name)
  expect(without).toEqual(['Yumpu'])
})

test.each([
  `https://youtube.com.evil.org/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id}"><script>`,
  'https://www.youtube.com/watch?v=kurz',
  'https://www.youtube.com/@theater',
  'https://vimeo.com/../evil',
  'https://open.spotify.com/track/../../x',
  'https://podigee.io/12-folge',
  'https://a.b.podigee.io/12-folge',
  'https://soundcloud.com/a/b%22onload',
  'https://app.idagio.com/account',
  'https://app.idagio.com/albums/../account',
  'https://www.facebook.com/a"b',
  'https://evil.hsforms.com/1Beispiel-Formular',
])('M-06 there is no player for %s', (pasted) => {
  expect(findPlayer(pasted)).toBeUndefined()
})

test('M-06 a film that was just requested starts; a recording waits', () => {
  expect(findPlayer(`https://youtu.be/${id}`)?.startingAddress).toContain('autoplay=1')
  const { address, startingAddress } = findPlayer(embedProviders.spotify.example)!
  expect(startingAddress).toBe(address)
})
