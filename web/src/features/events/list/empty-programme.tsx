import { useTranslations } from 'next-intl'
import { ChoiceLink } from '#features/events/filter/choice-link.tsx'
import styles from './empty-programme.module.css'

/** The message that no event matches the filters; without filters, that none is announced. */
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
