import { useTranslations } from 'next-intl'
import { AccountField } from '#features/account/account-field.tsx'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import styles from '#features/account/settings/settings-view.module.css'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { fields, intents } from './profile-fields.ts'

/** The form that deletes the account. */
export function DeletionForm({ locale, rejected }: { locale: Locale; rejected?: Rejection }) {
  const t = useTranslations('accountProfile')
  return (
    <AccountForm
      action={pathFor('user-settings-change', {}, locale)}
      label={t('delete')}
      rejected={rejected}
    >
      {(state) => (
        <>
          <h2 className={styles.heading}>{t('delete')}</h2>
          <p>{t('deleteWhat')}</p>
          <input type="hidden" name={settings.intent} value={intents.deleteAccount} />
          <AccountField
            {...state(fields.passwordForDeletion)}
            label={t('password')}
            hint={t('passwordHint')}
            required={false}
            type="password"
            autoComplete="current-password"
            maxLength={256}
          />
          <button className={account.button}>{t('deleteNow')}</button>
        </>
      )}
    </AccountForm>
  )
}
