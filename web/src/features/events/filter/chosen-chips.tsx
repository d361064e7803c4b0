import { listQuery } from '#lib/list-query.ts'
import { ChoiceLink } from './choice-link.tsx'
import styles from './chosen-chips.module.css'
import type { FilterLabels } from './filter-labels.ts'
import type { FilterOptions } from './filter-options.ts'
import { filterKinds, isChosen, type ProgrammeChoice } from './programme-choice.ts'

type Chip = { part: keyof ProgrammeChoice; name: string; of: string }

/** What is chosen; each chip takes its part of the choice back. */
export function ChosenChips(props: {
  choice: ProgrammeChoice
  options: FilterOptions
  today: string
  path: string
  labels: FilterLabels
}) {
  const { choice, today, path, labels } = props
  if (!isChosen(choice, today)) return null
  return (
    <section className={styles.chosen} aria-label={labels.chosen} data-print="no">
      <ul>
        {chipsOf(props).map(({ part, name, of }) => (
          <li key={part}>
            <ChoiceLink
              className={styles.chip}
              href={`${path}${listQuery({ ...choice, [part]: undefined })}`}
              aria-label={labels.remove.replace('{name}', `${of}: ${name}`)}
            >
              {name}
              <i aria-hidden="true" />
            </ChoiceLink>
          </li>
        ))}
        <li>
          <ChoiceLink className={styles.reset} href={path}>
            {labels.reset}
          </ChoiceLink>
        </li>
      </ul>
    </section>
  )
}

function chipsOf(props: Parameters<typeof ChosenChips>[0]): Chip[] {
  const { choice, options, today, labels } = props
  const day: Chip[] =
    choice.date && choice.date !== today
      ? [{ part: 'date', of: labels.calendar, name: fromDay(choice.date, labels) }]
      : []
  const chosen = filterKinds.flatMap((kind): Chip[] => {
    const id = choice[kind]
    if (id === undefined) return []
    const name = options[kind].find((option) => option.id === id)?.name ?? String(id)
    return [{ part: kind, of: labels.kinds[kind], name }]
  })
  return [...day, ...chosen]
}

/** Written by hand: what names days and months is not loaded with the page. */
function fromDay(day: string, labels: FilterLabels): string {
  return labels.fromDay.replace('{day}', day.split('-').toReversed().join('.'))
}
