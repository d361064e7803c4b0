import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { LinkRequestForm } from '#features/account/mail-links/link-request-form.tsx'
import styles from '#features/account/mail-links/mail-links.module.css'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** S-08: the form for a link by mail. */
export const page = definePage({
  name: 'user-link-request',
  load: async () => undefined,
  paths: () => pathsFor('user-link-request', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('accountLinks')
    return pageMetadata({ locale, paths, title: t('request') })
  },
  async compose(_, { locale, frame }) {
    const t = await getTranslations('accountLinks')
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('request')}>
          <p className={styles.text}>{t('requestWhy')}</p>
          <LinkRequestForm locale={locale} />
        </AccountPage>
      </PageFrame>
    )
  },
})
