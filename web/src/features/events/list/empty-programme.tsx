import { useTranslations } from 'next-intl'
import { ChoiceLink } from '#features/events/filter/choice-link.tsx'
import styles from './empty-programme.module.css'

/** No event matches what was chosen; or, where nothing was chosen, none is announced at all. */
export function EmptyProgramme(props: {
  /** Path of the whole programme. */
  path: string
  isChosen: boolean
}) {
  const t = useTranslations('programme')
  if (!props.isChosen) return <p className={styles.title}>{t('noneTitle')}</p>
  return (
    <div>
      <p className={styles.title}>{t('emptyTitle')}</p>
      <p className={styles.hint}>{t('emptyHint')}</p>
      <ChoiceLink className={styles.reset} href={props.path}>
        {t('filter.reset')}
      </ChoiceLink>
    </div>
  )
}
