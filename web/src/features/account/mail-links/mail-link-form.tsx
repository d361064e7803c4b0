import { useTranslations } from 'next-intl'
import { AccountField } from '#features/account/account-field.tsx'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { type AccountLinkPurpose, fields } from './mail-link-fields.ts'
import styles from './mail-links.module.css'

type Props = {
  locale: Locale
  token: string
  purpose: AccountLinkPurpose
  email: string
  rejected?: Rejection
}

/** The form that uses a mailed link. */
export function MailLinkForm({ locale, token, purpose, email, rejected }: Props) {
  const t = useTranslations('accountLinks')
  return (
    <>
      <p className={styles.text}>{t(`purposes.${purpose}`, { email })}</p>
      <AccountForm
        action={pathFor('user-link-redeem', {}, locale)}
        label={t(`buttons.${purpose}`)}
        rejected={rejected}
      >
        {(state) => (
          <>
            <input type="hidden" name={fields.token} value={token} />
            <input type="hidden" name={fields.purpose} value={purpose} />
            {/* Password managers store the new password with it. */}
            <input type="hidden" name={fields.email} value={email} autoComplete="username" />
            {(purpose === 'REGISTRATION' || purpose === 'PASSWORD') && (
              <AccountField
                {...state(fields.newPassword)}
                label={t(`passwords.${purpose}`)}
                hint={t(`passwordHints.${purpose}`)}
                required={purpose === 'PASSWORD'}
                type="password"
                autoComplete="new-password"
                maxLength={256}
              />
            )}
            <button className={account.button}>{t(`buttons.${purpose}`)}</button>
          </>
        )}
      </AccountForm>
    </>
  )
}
