import { useTranslations } from 'next-intl'
import { finishedMessages } from '#i18n/finished-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { AccountField, type Problem } from './account-field.tsx'
import styles from './account.module.css'
import { PasskeyLogIn } from './passkeys/passkey-log-in.tsx'
import { fields } from './log-in-fields.ts'

type Props = {
  locale: Locale
  /** Where guests log in, as the origin says; undefined if it is not known. */
  loginUrl: string | undefined
  username?: string
  /** Why the log-in failed. */
  refused?: { detail: string; problems: Problem[] }
}

/**
 * The log-in form. It is submitted natively, even with JavaScript: the next document then has no state of the previous
 * visitor, and browsers store passwords of such forms best.
 */
export function LogInForm({ locale, loginUrl, username = '', refused }: Props) {
  const t = useTranslations('account')
  const passkey = useTranslations('accountPasskeys')
  const first = refused?.problems[0]?.slug
  const problemOf = (slug: string) => refused?.problems.find((problem) => problem.slug === slug)
  const isElsewhere = loginUrl !== undefined && loginUrl !== pathFor('user-profile', {}, locale)
  return (
    <>
      {isElsewhere && (
        <p className={styles.elsewhere}>
          {/* A page of the origin or of another site: not by the router. */}
          <a className={styles.button} href={loginUrl}>
            {t('logInElsewhere')}
          </a>
        </p>
      )}
      <form
        className={styles.form}
        method="post"
        action={pathFor('user-log-in', {}, locale)}
        aria-label={t('logIn')}
        noValidate
      >
        {refused?.detail && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a rejection: the focus goes to what is wrong, and is read aloud
          <p className={styles.detail} role="alert" tabIndex={-1} autoFocus>
            {refused.detail}
          </p>
        )}
        <AccountField
          name={fields.username}
          label={t('login')}
          problem={problemOf(fields.username)}
          isFirstWrong={first === fields.username}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={150}
        />
        <AccountField
          name={fields.password}
          label={t('password')}
          problem={problemOf(fields.password)}
          isFirstWrong={first === fields.password}
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <button className={styles.button} type="submit">
          {t('logIn')}
        </button>
      </form>
      <PasskeyLogIn
        locale={locale}
        action={pathFor('user-log-in', {}, locale)}
        label={passkey('logIn')}
        labels={finishedMessages(passkey, ['waiting', 'canceled', 'exists', 'failed'])}
      />
    </>
  )
}
