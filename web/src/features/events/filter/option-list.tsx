import { listQuery } from '#lib/list-query.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { FilterOption } from './filter-options.ts'
import styles from '#ui/filters/option-list.module.css'
import type { ProgrammeView } from './programme-view.ts'
import { toggled, type FilterKind, type ProgrammeChoice } from './programme-choice.ts'

/** The options of one filter, each with its number of events. Those without events are disabled. */
export function OptionList(props: {
  kind: FilterKind
  options: readonly FilterOption[]
  counts: Record<number, number>
  countLabels: ProgrammeView['countLabels']
  choice: ProgrammeChoice
  path: string
}) {
  const { kind, counts, choice, path } = props
  return (
    <ul className={styles.options}>
      {props.options.map(({ number, name }) => {
        const count = counts[number] ?? 0
        const labels = (
          <>
            {name}{' '}
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>{' '}
            <span className="visually-hidden">({props.countLabels[count]})</span>
          </>
        )
        const isCurrent = choice[kind] === number
        return (
          <li key={number}>
            {count > 0 || isCurrent ? (
              <ChoiceLink
                href={`${path}${listQuery(toggled(choice, { part: kind, value: number }))}`}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {labels}
              </ChoiceLink>
            ) : (
              <span className={styles.empty}>{labels}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
