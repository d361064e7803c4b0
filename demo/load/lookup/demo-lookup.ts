import type { Localized } from '#content/content.ts'
import type { Magazine } from '#load/load-articles.ts'
import type { House } from '#load/load-house.ts'
import type { DemoLookup } from '#content/pages/demo-page.ts'
import { rich } from '#content/pages/rich.ts'
import { targetUrl } from './target-url.ts'

type LoadedIds = {
  house: House
  images: Map<string, number>
  /** Addresses of the largest files. */
  imageUrls: Map<string, string>
  files: Map<string, number>
  /** URLs by key. */
  forms: Map<string, Localized>
  magazine: Magazine
}

/** Looks up ids of loaded objects by key, for pages that refer to them. An unknown key throws. */
export function createIdLookup({
  house,
  images,
  imageUrls,
  files,
  forms,
  magazine,
}: LoadedIds): DemoLookup {
  return {
    rich,
    url: (target) => targetUrl(target, house),
    download: (key) => addressOf(imageUrls, `demo:${key}`),
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

function addressOf<Address>(addresses: Map<string, Address>, key: string): Address {
  const address = addresses.get(key)
  if (address === undefined) throw new Error(`The demo theatre has no ${key}.`)
  return address
}
