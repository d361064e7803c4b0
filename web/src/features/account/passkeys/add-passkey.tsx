'use client'
import account from '#features/account/account.module.css'
import settings from '#features/account/settings/settings-view.module.css'
import { fields as settingsFields, intents } from '#features/account/settings/settings-fields.ts'
import type { Locale } from '#i18n/locales.ts'
import field from '#ui/text-field.module.css'
import { fields } from './passkey-fields.ts'
import { type PasskeyLabels, useHasPasskeys, usePasskeyForm } from './use-passkey-form.ts'

type Labels = PasskeyLabels &
  Record<'name' | 'nameHint' | 'nameMissing' | 'add' | 'unsupported', string>

/** The form that adds a passkey of this device. */
export function AddPasskey(props: {
  locale: Locale
  /** Of the handler. */
  action: string
  suggestedName: string
  labels: Labels
}) {
  const { locale, action, suggestedName, labels } = props
  const { form, text, isWaiting, submit } = usePasskeyForm('requestNewPasskey', { locale, labels })
  if (!useHasPasskeys()) return <p className={account.hint}>{labels.unsupported}</p>
  return (
    <form
      ref={form}
      className={settings.form}
      method="post"
      action={action}
      aria-label={labels.add}
      onSubmit={submit}
    >
      <input type="hidden" name={settingsFields.intent} value={intents.addPasskey} />
      <input type="hidden" name={fields.credential} />
      <div className={account.field}>
        <label htmlFor={fields.name}>{labels.name}</label>
        <p id="passkey-name-hint" className={account.hint}>
          {labels.nameHint}
        </p>
        <input
          className={field.input}
          id={fields.name}
          name={fields.name}
          defaultValue={suggestedName}
          maxLength={100}
          required
          aria-describedby="passkey-name-hint"
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(labels.nameMissing)}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
      </div>
      <button className={account.button} type="submit" aria-disabled={isWaiting}>
        {labels.add}
      </button>
      <p role="status">{text}</p>
    </form>
  )
}
