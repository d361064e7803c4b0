import type { ProgrammeWords } from '#features/events/filter/programme-words.ts'
import styles from './day-form.module.css'
import { filterKinds, type ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { ProgrammeCalendar } from '#features/events/filter/programme-view.ts'

/** A field for any day since the theatre's first season. A plain form that contains the other filters. */
export function DayForm(props: {
  id: string
  calendar: ProgrammeCalendar
  choice: ProgrammeChoice
  path: string
  words: ProgrammeWords
}) {
  const { id, calendar, choice, words } = props
  return (
    <form className={styles.day} action={props.path} key={choice.date}>
      <label htmlFor={id}>{words.goToDate}</label>
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
      <button type="submit">{words.go}</button>
    </form>
  )
}
