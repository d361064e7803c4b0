import { listQuery } from '#lib/list-query.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { SeasonOption } from './filter-options.ts'
import styles from '#ui/filters/option-list.module.css'
import { toggled, type ProgrammeChoice } from './programme-choice.ts'

/** The seasons, newest first: each makes the list begin with its first day. */
export function SeasonList(props: {
  seasons: readonly SeasonOption[]
  choice: ProgrammeChoice
  path: string
}) {
  const { choice, path } = props
  return (
    <ul className={styles.options}>
      {props.seasons.map(({ name, firstDay }) => (
        <li key={firstDay}>
          <ChoiceLink
            href={`${path}${listQuery(toggled(choice, { part: 'date', value: firstDay }))}`}
            aria-current={choice.date === firstDay ? 'true' : undefined}
          >
            {name}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
