import type { Localized } from '#content/content.ts'
import type { DemoEventFilter, DemoTarget } from '#content/house/house-content.ts'
import { series } from '#content/house/series.ts'
import { venues } from '#content/house/venues.ts'
import { regionVenues } from '#content/region/venues.ts'
import type { House } from '#load/load-house.ts'

/** The URL of a link target, in both languages. */
export function targetUrl(target: DemoTarget, house: House): Localized {
  if ('url' in target) return target.url
  if ('series' in target) {
    const { slug } = series.find(({ key }) => key === target.series)!
    return pageOf('series', slug, house.series.get(target.series)!)
  }
  if ('events' in target) return listOf(target.events, house)
  const { slug } = [...venues, ...regionVenues].find(({ key }) => key === target.venue)!
  return pageOf('venues', slug, house.venues.get(target.venue)!)
}

function listOf({ filter, key }: DemoEventFilter, { types, tags, genres }: House): Localized {
  const query = `${filter}=${{ type: types, tag: tags, genre: genres }[filter].get(key)!}`
  return { de: `/de/programm?${query}`, en: `/en/events?${query}` }
}

function pageOf(path: string, slug: Localized, id: number): Localized {
  return { de: `/de/${path}/${slug.de}/${id}`, en: `/en/${path}/${slug.en}/${id}` }
}
