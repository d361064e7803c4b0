import type { FilterOptions } from '#features/events/filter/filter-options.ts'
import type { ProgrammeView } from '#features/events/filter/programme-view.ts'

/** The filters of a programme. */
export const options: FilterOptions = {
  genre: [
    { number: 1, name: 'Oper' },
    { number: 2, name: 'Tanz' },
    { number: 3, name: 'Zirkus' },
  ],
  type: [{ number: 4, name: 'Premiere' }],
  room: [],
  venue: [],
  series: [],
  tag: [],
  seasons: [{ name: '2024/25', firstDay: '2024-09-01' }],
}

/** A programme of twelve dates. */
export const view: ProgrammeView = {
  count: 12,
  countLabel: '12 Termine',
  countLabels: { 0: 'Keine Termine', 2: '2 Termine', 5: '5 Termine', 7: '7 Termine' },
  counts: { genre: { 1: 5, 2: 7 }, type: { 4: 2 }, room: {}, venue: {}, series: {}, tag: {} },
  calendar: { dates: ['2026-11-21'], first: '2024-09-01', last: '2026-11-30', today: '2026-11-21' },
  months: [],
  earlierMonth: undefined,
}
