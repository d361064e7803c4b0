import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProgrammeEvents_queryFragmentDoc } from '#graphql/generated/graphql.ts'
import { groupByDay } from '#components/event/group-by-day.ts'

/** A page of the programme, day by day; nothing for a page that does not exist. */
export function findDaysOfList(query: FragmentType<typeof ProgrammeEvents_queryFragmentDoc>) {
  const { events, following, teasers } = readFragment(ProgrammeEvents_queryFragmentDoc, query)
  if (!events) return undefined
  return {
    count: events.count,
    loaded: events.results.length,
    hasNext: Boolean(events.next),
    lastDay: events.results.at(-1)?.day,
    days: groupByDay({
      events: events.results,
      teasers: teasers ?? [],
      followingDay: following?.results[0]?.day,
    }),
  }
}
