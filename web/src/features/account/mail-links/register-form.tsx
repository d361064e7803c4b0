import { useTranslations } from 'next-intl'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import { AccountField } from '#features/account/account-field.tsx'
import account from '#features/account/account.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { fields, intents } from './mail-link-fields.ts'

type Props = {
  locale: Locale
  typed?: { email: string; firstName: string; lastName: string }
  rejected?: Rejection
}

/** The form for a new account. Its password is chosen only when the address is confirmed. */
export function RegisterForm({ locale, typed, rejected }: Props) {
  const t = useTranslations('accountLinks')
  return (
    <AccountForm
      action={pathFor('user-mail-request', {}, locale)}
      label={t('register')}
      rejected={rejected}
    >
      {(state) => (
        <>
          <input type="hidden" name={fields.intent} value={intents.register} />
          <AccountField
            {...state(fields.email)}
            label={t('email')}
            type="email"
            defaultValue={typed?.email}
            autoComplete="email"
            maxLength={254}
          />
          <AccountField
            {...state(fields.firstName)}
            label={t('firstName')}
            required={false}
            defaultValue={typed?.firstName}
            autoComplete="given-name"
            maxLength={100}
          />
          <AccountField
            {...state(fields.lastName)}
            label={t('lastName')}
            required={false}
            defaultValue={typed?.lastName}
            autoComplete="family-name"
            maxLength={100}
          />
          <p>{t('registerNext')}</p>
          <button className={account.button}>{t('register')}</button>
        </>
      )}
    </AccountForm>
  )
}
