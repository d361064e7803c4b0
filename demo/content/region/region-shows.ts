import { cabaret } from './shows/cabaret.ts'
import { music } from './shows/music.ts'
import { puppetry } from './shows/puppetry.ts'
import { wordsAndFilms } from './shows/words-and-films.ts'
import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

/** What the region's houses play beside the Stadttheater. */
export const regionShows: DemoStandaloneEvent[] = [
  ...cabaret,
  ...puppetry,
  ...music,
  ...wordsAndFilms,
]
