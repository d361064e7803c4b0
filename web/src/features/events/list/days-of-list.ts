import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProgrammeEvents_queryFragmentDoc } from '#graphql/generated/graphql.ts'
import { groupByDay } from '#components/event/group-by-day.ts'

/** A page of the programme, day by day; undefined for a page that does not exist. */
export function findDaysOfList(query: FragmentType<typeof ProgrammeEvents_queryFragmentDoc>) {
  const { events, following, teasers } = readFragment(ProgrammeEvents_queryFragmentDoc, query)
  if (!events) return undefined
  return {
    count: events.totalCount,
    loaded: events.nodes.length,
    hasNext: events.pageInfo.hasNextPage,
    lastDay: events.nodes.at(-1)?.day,
    days: groupByDay({
      events: events.nodes,
      teasers: teasers ?? [],
      followingDay: following?.nodes[0]?.day,
    }),
  }
}
