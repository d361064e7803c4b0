import type { FieldValues } from '@foyer/schema/forms/form-field.ts'
import type { Rejection } from '#features/account/account-form.tsx'
import { DeletionForm } from '#features/account/profile/deletion-form.tsx'
import { DetailsForm } from '#features/account/profile/details-form.tsx'
import { EmailForm } from '#features/account/profile/email-form.tsx'
import { fields as profile, intents } from '#features/account/profile/profile-fields.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { PasswordForm } from './password-form.tsx'
import { fields } from './settings-fields.ts'

/** The form of the settings that was rejected, with what was typed, except passwords. */
export function RejectedForm(props: { locale: Locale; values: FieldValues; rejected: Rejection }) {
  const { locale, values, rejected } = props
  const typed = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
  switch (typed(fields.intent)) {
    case intents.changeProfile: {
      const details = {
        firstName: typed(profile.firstName),
        lastName: typed(profile.lastName),
        accessNeeds: typed(profile.accessNeeds),
        language: locales.find((one) => one === typed(profile.language)) ?? locale,
        revision: typed(profile.revision),
      }
      return <DetailsForm locale={locale} details={details} rejected={rejected} />
    }
    case intents.changeEmail:
      return <EmailForm locale={locale} typed={typed(profile.email)} rejected={rejected} />
    case intents.deleteAccount:
      return <DeletionForm locale={locale} rejected={rejected} />
    default:
      return <PasswordForm locale={locale} rejected={rejected} />
  }
}
