import { minutesOf, timeOf } from './calendar-days.ts'
import type { DemoProduction, Localized } from '#content/content.ts'
import { createOccupancy } from './occupancy.ts'
import type { ScheduledEvent } from './schedule.ts'

export type Introduction = {
  slot: ScheduledEvent
  parent: ScheduledEvent
  title: Localized
  teaser: Localized
  slug: Localized
}

const minutesBefore = 30
const minutes = 20
const evening = 18 * 60
/** Every nth performance of a production with introductions has one, starting with the first. */
const every = 3

/** The introductions in the foyer before evening performances on the main stage, if the foyer is free. */
export function introductionsTo(
  scheduled: ScheduledEvent[],
  productions: Map<string, DemoProduction>,
): Introduction[] {
  const occupancy = createOccupancy()
  for (const slot of scheduled) occupancy.take(slot)
  const met = new Map<string, number>()
  return scheduled.flatMap((parent) => {
    const production = productions.get(parent.owner)
    if (!production?.tags.includes('mit-einfuehrung') || !isEveningOnMainStage(parent)) return []
    const number = met.get(parent.owner) ?? 0
    met.set(parent.owner, number + 1)
    const slot: ScheduledEvent = {
      ...parent,
      key: `${parent.key}:einfuehrung`,
      room: 'foyer-grosses-haus',
      time: timeOf(minutesOf(parent.time) - minutesBefore),
      minutes,
      type: 'einfuehrung',
      pricesCents: [],
    }
    if (number % every !== 0 || !occupancy.isFree(slot)) return []
    occupancy.take(slot)
    return [{ slot, parent, ...textsFor(production) }]
  })
}

function isEveningOnMainStage({ room, time }: ScheduledEvent): boolean {
  return room === 'grosses-haus' && minutesOf(time) >= evening
}

function textsFor({ title, slug }: DemoProduction) {
  return {
    title: { de: `Einführung: ${title.de}`, en: `Introduction: ${title.en}` },
    slug: { de: `einfuehrung-${slug.de}`, en: `introduction-${slug.en}` },
    teaser: {
      de: 'Die Dramaturgie spricht im Foyer über Stück und Inszenierung. Der Eintritt ist mit der Karte frei.',
      en: 'A dramaturg talks about the work and its staging in the foyer. Free with your ticket.',
    },
  }
}
