import type { ProgrammeLabels } from '#features/events/filter/programme-labels.ts'
import { listQuery } from '#lib/list-query.ts'
import { ChoiceLink } from '#features/events/filter/choice-link.tsx'
import styles from './month-row.module.css'
import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { ProgrammeView } from '#features/events/filter/programme-view.ts'

/** The months with events, and the one before them. */
export function MonthRow(props: {
  view: ProgrammeView
  choice: ProgrammeChoice
  path: string
  labels: ProgrammeLabels
}) {
  const { view, choice, path, labels } = props
  const startingOn = (date: string | undefined) =>
    `${path}${listQuery({ ...choice, date, to: undefined })}`
  return (
    <nav className={styles.months} aria-label={labels.months} data-print="no">
      <ul>
        {choice.date && (
          <li>
            <ChoiceLink href={startingOn(undefined)}>{labels.fromToday}</ChoiceLink>
          </li>
        )}
        {view.earlierMonth && (
          <li>
            <ChoiceLink href={startingOn(view.earlierMonth)}>← {labels.earlier}</ChoiceLink>
          </li>
        )}
        {view.months.map(({ firstDay, name, year }) => (
          <li key={firstDay}>
            <ChoiceLink
              href={startingOn(firstDay)}
              aria-current={choice.date?.slice(0, 7) === firstDay.slice(0, 7) ? 'true' : undefined}
            >
              {name}
              {year && <span> {year}</span>}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
