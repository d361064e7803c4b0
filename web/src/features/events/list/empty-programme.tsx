import { ChoiceLink } from '#features/events/filter/choice-link.tsx'
import type { Messages } from '#i18n/messages.ts'
import styles from './empty-programme.module.css'

/** No event matches what was chosen; or, where nothing was chosen, none is announced at all. */
export function EmptyProgramme(props: {
  labels: Messages['programme']
  /** Path of the whole programme. */
  path: string
  isChosen: boolean
}) {
  const { labels } = props
  if (!props.isChosen) return <p className={styles.title}>{labels.noneTitle}</p>
  return (
    <div>
      <p className={styles.title}>{labels.emptyTitle}</p>
      <p className={styles.hint}>{labels.emptyHint}</p>
      <ChoiceLink className={styles.reset} href={props.path}>
        {labels.reset}
      </ChoiceLink>
    </div>
  )
}
