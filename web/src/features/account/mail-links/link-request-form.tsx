import { useTranslations } from 'next-intl'
import { AccountField } from '#features/account/account-field.tsx'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { fields, intents } from './mail-link-fields.ts'
import styles from './mail-links.module.css'

type Props = { locale: Locale; email?: string; rejected?: Rejection }

/** The form for a link by mail: to log in, or to set a new password. */
export function LinkRequestForm({ locale, email, rejected }: Props) {
  const t = useTranslations('accountLinks')
  return (
    <AccountForm
      action={pathFor('user-mail-request', {}, locale)}
      label={t('request')}
      rejected={rejected}
    >
      {(state) => (
        <>
          <AccountField
            {...state(fields.email)}
            label={t('email')}
            type="email"
            defaultValue={email}
            autoComplete="email"
            maxLength={254}
          />
          <p className={styles.choices}>
            <button className={account.button} name={fields.intent} value={intents.logIn}>
              {t('sendLogIn')}
            </button>
            <button className={account.button} name={fields.intent} value={intents.password}>
              {t('sendPassword')}
            </button>
          </p>
        </>
      )}
    </AccountForm>
  )
}
