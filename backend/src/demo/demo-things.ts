import type { DemoThings } from './pages/demo-page.ts'
import { rich } from './pages/rich.ts'

type Numbers = Record<'images' | 'files' | 'venues' | 'genres' | 'tags', Map<string, number>>

/** The numbers of what has been loaded, for pages that refer to it by key. A wrong key throws. */
export function demoThings({ images, files, venues, genres, tags }: Numbers): DemoThings {
  return {
    rich,
    image: (key) => numberOf(images, `demo:${key}`),
    venue: (key) => numberOf(venues, key),
    genre: (key) => numberOf(genres, key),
    tag: (key) => numberOf(tags, key),
    file: (key) => numberOf(files, `demo:${key}`),
  }
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const id = numbers.get(key)
  if (id === undefined) throw new Error(`The demo theatre has no ${key}.`)
  return id
}
