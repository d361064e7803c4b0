import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from './empty-programme.module.css'

/** No event matches what was chosen; or, where nothing was chosen, none is announced at all. */
export async function EmptyProgramme(props: { locale: Locale; isChosen: boolean }) {
  const t = await getTranslations('programme')
  if (!props.isChosen) return <p className={styles.title}>{t('noneTitle')}</p>
  return (
    <div>
      <p className={styles.title}>{t('emptyTitle')}</p>
      <p className={styles.hint}>{t('emptyHint')}</p>
      <SiteLink className={styles.reset} href={pathFor('events', {}, props.locale)}>
        {t('reset')}
      </SiteLink>
    </div>
  )
}
