import type { Localized } from '#content/content.ts'
import type { Magazine } from './load-articles.ts'
import type { House } from './load-house.ts'
import type { DemoThings } from '#content/pages/demo-page.ts'
import { rich } from '#content/pages/rich.ts'
import { targetUrl } from './target-url.ts'

type Loaded = {
  house: House
  images: Map<string, number>
  files: Map<string, number>
  /** Their addresses. */
  forms: Map<string, Localized>
  magazine: Magazine
}

/** The numbers of what has been loaded, for pages that refer to it by key. A wrong key throws. */
export function demoThings({ house, images, files, forms, magazine }: Loaded): DemoThings {
  return {
    rich,
    url: (target) => targetUrl(target, house),
    image: (key) => numberOf(images, `demo:${key}`),
    venue: (key) => numberOf(house.venues, key),
    genre: (key) => numberOf(house.genres, key),
    tag: (key) => numberOf(house.tags, key),
    article: (key) => numberOf(magazine.articles, key),
    articleCategory: (key) => numberOf(magazine.categories, key),
    file: (key) => numberOf(files, `demo:${key}`),
    form: (key) => addressOf(forms, key),
  }
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const id = numbers.get(key)
  if (id === undefined) throw new Error(`The demo theatre has no ${key}.`)
  return id
}

function addressOf(forms: Map<string, Localized>, key: string): Localized {
  const address = forms.get(key)
  if (address === undefined) throw new Error(`The demo theatre has no form ${key}.`)
  return address
}
