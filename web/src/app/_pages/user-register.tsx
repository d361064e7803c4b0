import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { RegisterForm } from '#features/account/mail-links/register-form.tsx'
import styles from '#features/account/mail-links/mail-links.module.css'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** S-08: the form for a new account. */
export const page = definePage({
  name: 'user-register',
  load: async () => undefined,
  paths: () => pathsFor('user-register', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('accountLinks')
    return pageMetadata({ locale, paths, title: t('register') })
  },
  async compose(_, { locale, frame }) {
    const t = await getTranslations('accountLinks')
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('register')}>
          <p className={styles.text}>{t('registerWhy')}</p>
          <RegisterForm locale={locale} />
        </AccountPage>
      </PageFrame>
    )
  },
})
