import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  FilterOptions_queryFragmentDoc,
  type FilterOptions_queryFragment,
} from '#graphql/generated/graphql.ts'
import { design } from '#lib/design/design.ts'
import { filterKinds, type FilterKind, type ProgrammeChoice } from './programme-choice.ts'

export type FilterOption = { number: number; name: string }
export type SeasonOption = { name: string; firstDay: string }

/** The options of the filters, as plain values: they are passed to the browser once, and do not change. */
export type FilterOptions = Record<FilterKind, FilterOption[]> & { seasons: SeasonOption[] }

const maxOptions = 200

/**
 * Options with `show_in_filter`, and all exhibition types, which do not have it (P-03). One that is chosen by address
 * is always included, so that it can be seen and reset.
 */
export function filterOptions(
  query: FragmentType<typeof FilterOptions_queryFragmentDoc>,
  choice: ProgrammeChoice,
): FilterOptions {
  const { seasons, ...lists } = readFragment(FilterOptions_queryFragmentDoc, query)
  const options = filterKinds.map((kind) => {
    const isOffered = (option: Row) => option.showInFilter || option.number === choice[kind]
    const offered = rowsOf(lists, kind).filter(isOffered).slice(0, maxOptions)
    return [kind, offered.map(({ number, name }) => ({ number, name }))]
  })
  return {
    ...(Object.fromEntries(options) as Record<FilterKind, FilterOption[]>),
    seasons: (seasons ?? []).slice(0, maxOptions).map(({ name, firstDay }) => ({ name, firstDay })),
  }
}

type Row = FilterOption & { showInFilter: boolean }

function rowsOf(
  lists: Omit<FilterOptions_queryFragment, 'seasons'>,
  kind: FilterKind,
): readonly Row[] {
  switch (kind) {
    case 'room':
      return (lists.rooms ?? []).map(({ showInFilter, ...room }) => ({
        ...room,
        showInFilter: showInFilter && design.placeFilter === 'room',
      }))
    case 'venue':
      return (lists.venues ?? []).map(({ number, name, city }) => ({
        number,
        name: name.includes(city) ? name : `${name}, ${city}`,
        showInFilter: design.placeFilter === 'venue',
      }))
    case 'tag':
      return lists.eventTags ?? []
    case 'series':
      return lists.series ?? []
    case 'genre':
      return lists.genres ?? []
    case 'type':
      return (lists.exhibitionTypes ?? []).map(({ number, name }) => ({
        number: number,
        name,
        showInFilter: true,
      }))
    default:
      return kind satisfies never
  }
}
