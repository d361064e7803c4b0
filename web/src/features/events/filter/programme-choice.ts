import { findDayInAddress } from '#lib/time/day-in-address.ts'
import { findId } from '#lib/find-id.ts'

/** The filters of the programme, by their names in addresses. */
export const filterKinds = ['genre', 'type', 'room', 'venue', 'series', 'tag'] as const

/** As the contract has it. */
const maxAge = 120

export type FilterKind = (typeof filterKinds)[number]

/**
 * The active filters of the programme: a first and a last day, such as `2026-12-01`, the age of the youngest, and at most one option
 * of each filter.
 */
export type ProgrammeChoice = {
  date?: string | undefined
  to?: string | undefined
  age?: number | undefined
} & {
  [Kind in FilterKind]?: number | undefined
}

/** The choice in a query. Invalid values are ignored. */
export function readChoice(query: URLSearchParams): ProgrammeChoice {
  const date = findDayInAddress(query.get('date') ?? '')
  const to = findDayInAddress(query.get('to') ?? '')
  const choice: ProgrammeChoice = { date }
  if (to && to >= (date ?? '')) choice.to = to
  const age = findId(query.get('age') ?? '')
  if (age && age <= maxAge) choice.age = age
  for (const kind of filterKinds) {
    const id = findId(query.get(kind) ?? '')
    if (id !== undefined) choice[kind] = id
  }
  return choice
}

/** The choice with one part changed; choosing the active option resets it (P-03). A first day begins a list without end. */
export function toggled<Part extends keyof ProgrammeChoice>(
  choice: ProgrammeChoice,
  { part, value }: { part: Part; value: ProgrammeChoice[Part] },
): ProgrammeChoice {
  const others = part === 'date' ? { ...choice, to: undefined } : choice
  return { ...others, [part]: choice[part] === value ? undefined : value }
}

/** Whether any filter is active. A first day counts when it is not today (P-08). */
export function isChosen(choice: ProgrammeChoice, today: string): boolean {
  const isOtherDay = choice.date !== undefined && choice.date !== today
  return (
    isOtherDay ||
    choice.to !== undefined ||
    choice.age !== undefined ||
    filterKinds.some((kind) => choice[kind] !== undefined)
  )
}
