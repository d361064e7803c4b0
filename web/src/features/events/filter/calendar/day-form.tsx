import type { ProgrammeLabels } from '#features/events/filter/programme-labels.ts'
import styles from './day-form.module.css'
import { filterKinds, type ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { ProgrammeCalendar } from '#features/events/filter/programme-view.ts'

/** A field for any day since the theatre's first season. A plain form that contains the other filters. */
export function DayForm(props: {
  id: string
  calendar: ProgrammeCalendar
  choice: ProgrammeChoice
  path: string
  labels: ProgrammeLabels
}) {
  const { id, calendar, choice, labels } = props
  return (
    <form className={styles.day} action={props.path} key={choice.date}>
      <label htmlFor={id}>{labels.goToDate}</label>
      <input
        id={id}
        type="date"
        name="date"
        required
        defaultValue={choice.date}
        min={calendar.first}
        max={calendar.last}
      />
      {filterKinds.map(
        (kind) =>
          choice[kind] && <input key={kind} type="hidden" name={kind} value={choice[kind]} />,
      )}
      <button type="submit">{labels.go}</button>
    </form>
  )
}
