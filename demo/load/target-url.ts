import type { Localized } from '#content/content.ts'
import type { DemoTarget } from '#content/house/house-content.ts'
import { series } from '#content/house/series.ts'
import { venues } from '#content/house/venues.ts'
import type { House } from './load-house.ts'

/** The URL of a link target, in both languages. */
export function targetUrl(target: DemoTarget, house: House): Localized {
  if ('url' in target) return target.url
  if ('series' in target) {
    const { slug } = series.find(({ key }) => key === target.series)!
    return pageOf('series', slug, house.series.get(target.series)!)
  }
  const { slug } = venues.find(({ key }) => key === target.venue)!
  return pageOf('venues', slug, house.venues.get(target.venue)!)
}

function pageOf(path: string, slug: Localized, id: number): Localized {
  return { de: `/de/${path}/${slug.de}/${id}`, en: `/en/${path}/${slug.en}/${id}` }
}
