import { useTranslations } from 'next-intl'
import { AccountField, type Problem } from '#features/account/account-field.tsx'
import account from '#features/account/account.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { fields, intents } from './settings-fields.ts'
import styles from './settings-view.module.css'

/** The form that changes the password. It is submitted natively, so that browsers store the new one. */
export function PasswordForm(props: {
  locale: Locale
  /** Why the password was not changed. */
  rejected?: { detail: string; problems: Problem[] }
}) {
  const { locale, rejected } = props
  const t = useTranslations('account')
  const first = rejected?.problems[0]?.slug
  const problemOf = (slug: string) => rejected?.problems.find((problem) => problem.slug === slug)
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password" className={styles.heading}>
        {t('password')}
      </h2>
      <form
        className={styles.form}
        method="post"
        action={pathFor('user-settings-change', {}, locale)}
        noValidate
      >
        <input type="hidden" name={fields.intent} value={intents.changePassword} />
        {rejected?.detail && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a rejection: the focus goes to what is wrong, and is read aloud
          <p className={account.detail} role="alert" tabIndex={-1} autoFocus>
            {rejected.detail}
          </p>
        )}
        <AccountField
          name={fields.currentPassword}
          label={t('settings.currentPassword')}
          problem={problemOf(fields.currentPassword)}
          isFirstWrong={first === fields.currentPassword}
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <AccountField
          name={fields.newPassword}
          label={t('settings.newPassword')}
          hint={t('settings.passwordHint')}
          problem={problemOf(fields.newPassword)}
          isFirstWrong={first === fields.newPassword}
          type="password"
          autoComplete="new-password"
          maxLength={256}
        />
        <button className={account.button}>{t('settings.changePassword')}</button>
      </form>
    </section>
  )
}
