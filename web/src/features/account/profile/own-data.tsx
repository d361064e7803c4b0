import { useTranslations } from 'next-intl'
import styles from '#features/account/settings/settings-view.module.css'
import type { Locale } from '#i18n/locales.ts'

/** Everything that is stored about the account, as files. */
export function OwnData({ locale }: { locale: Locale }) {
  const t = useTranslations('accountProfile')
  return (
    <section className={styles.section} aria-labelledby="own-data">
      <h2 id="own-data" className={styles.heading}>
        {t('data')}
      </h2>
      <p>{t('dataWhat')}</p>
      <ul className={styles.files}>
        {(['pdf', 'json'] as const).map((ending) => (
          <li key={ending}>
            {/* A file of the box office: not by the router. */}
            <a href={`/box-office/${locale}/account/data.${ending}`} download>
              {t(ending === 'pdf' ? 'dataPdf' : 'dataJson')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
