import { cabaretPosters } from './posters/cabaret-posters.ts'
import { musicPosters } from './posters/music-posters.ts'
import { puppetryPosters } from './posters/puppetry-posters.ts'
import { wordsAndFilmsPosters } from './posters/words-and-films-posters.ts'

/** The posters of what plays in the region's other houses. */
export const regionPosters = [
  ...cabaretPosters,
  ...musicPosters,
  ...puppetryPosters,
  ...wordsAndFilmsPosters,
]
