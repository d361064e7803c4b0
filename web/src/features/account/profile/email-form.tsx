import { useTranslations } from 'next-intl'
import { AccountField } from '#features/account/account-field.tsx'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import styles from '#features/account/settings/settings-view.module.css'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { fields, intents } from './profile-fields.ts'

/** The form for another mail address, which counts when the link that is mailed to it is used. */
export function EmailForm(props: {
  locale: Locale
  /** The address until now; empty where the form is shown without the account. */
  current?: string
  /** Whether its owner has confirmed it; one from an identity provider is not. */
  isConfirmed?: boolean
  typed?: string
  rejected?: Rejection
}) {
  const { locale, current = '', isConfirmed = true, typed, rejected } = props
  const t = useTranslations('accountProfile')
  return (
    <AccountForm
      action={pathFor('user-settings-change', {}, locale)}
      label={t('email')}
      rejected={rejected}
    >
      {(state) => (
        <>
          <h2 className={styles.heading}>{t('email')}</h2>
          {current !== '' && (
            <p>{t(isConfirmed ? 'emailNow' : 'emailUnconfirmed', { email: current })}</p>
          )}
          <input type="hidden" name={settings.intent} value={intents.changeEmail} />
          <AccountField
            {...state(fields.email)}
            label={t('newEmail')}
            hint={t('newEmailHint')}
            type="email"
            defaultValue={typed ?? (isConfirmed ? undefined : current)}
            autoComplete="email"
            maxLength={254}
          />
          <AccountField
            {...state(fields.passwordForEmail)}
            label={t('password')}
            hint={t('passwordHint')}
            required={false}
            type="password"
            autoComplete="current-password"
            maxLength={256}
          />
          <button className={account.button}>{t('sendConfirmation')}</button>
        </>
      )}
    </AccountForm>
  )
}
