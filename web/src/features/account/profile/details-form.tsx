import { maxAccessNeedsLength } from '@foyer/schema/shapes/visitor/access-needs-length.ts'
import { useTranslations } from 'next-intl'
import { AccountField } from '#features/account/account-field.tsx'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import styles from '#features/account/settings/settings-view.module.css'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import text from '#ui/text-field.module.css'
import { fields, intents } from './profile-fields.ts'

export type Details = {
  firstName: string
  lastName: string
  language: Locale
  accessNeeds: string
  revision: string
}

/** The form for name, language of mails, and what the theatre prepares. */
export function DetailsForm(props: { locale: Locale; details: Details; rejected?: Rejection }) {
  const { locale, details, rejected } = props
  const t = useTranslations('accountProfile')
  return (
    <AccountForm
      action={pathFor('user-settings-change', {}, locale)}
      label={t('details')}
      rejected={rejected}
    >
      {(state) => (
        <>
          <h2 className={styles.heading}>{t('details')}</h2>
          <input type="hidden" name={settings.intent} value={intents.changeProfile} />
          <input type="hidden" name={fields.revision} value={details.revision} />
          <AccountField
            {...state(fields.firstName)}
            label={t('firstName')}
            required={false}
            defaultValue={details.firstName}
            autoComplete="given-name"
            maxLength={100}
          />
          <AccountField
            {...state(fields.lastName)}
            label={t('lastName')}
            required={false}
            defaultValue={details.lastName}
            autoComplete="family-name"
            maxLength={100}
          />
          <AccountField
            {...state(fields.accessNeeds)}
            label={t('accessNeeds')}
            hint={t('accessNeedsHint')}
            required={false}
            defaultValue={details.accessNeeds}
            maxLength={maxAccessNeedsLength}
          />
          <div className={account.field}>
            <label htmlFor={fields.language}>{t('language')}</label>
            <select
              id={fields.language}
              name={fields.language}
              className={text.input}
              defaultValue={details.language}
              aria-invalid={state(fields.language).problem ? true : undefined}
              aria-describedby={state(fields.language).problem && `${fields.language}-problem`}
            >
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {t(`languages.${one}`)}
                </option>
              ))}
            </select>
            {state(fields.language).problem && (
              <p id={`${fields.language}-problem`} className={account.problem} role="alert">
                {state(fields.language).problem?.message}
              </p>
            )}
          </div>
          <button className={account.button}>{t('save')}</button>
        </>
      )}
    </AccountForm>
  )
}
