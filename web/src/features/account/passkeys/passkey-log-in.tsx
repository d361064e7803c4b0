'use client'
import type { Locale } from '#i18n/locales.ts'
import account from '#features/account/account.module.css'
import { fields } from './passkey-fields.ts'
import { type PasskeyLabels, useHasPasskeys, usePasskeyForm } from './use-passkey-form.ts'

/** Logs in with a passkey, in browsers that have them. */
export function PasskeyLogIn(props: {
  locale: Locale
  /** Of the handler. */
  action: string
  label: string
  labels: PasskeyLabels
}) {
  const { locale, action, label, labels } = props
  const { form, text, isWaiting, submit } = usePasskeyForm('requestPasskey', { locale, labels })
  if (!useHasPasskeys()) return null
  return (
    <form
      ref={form}
      className={account.form}
      method="post"
      action={action}
      aria-label={label}
      onSubmit={submit}
    >
      <input type="hidden" name={fields.credential} />
      <button className={account.button} type="submit" aria-disabled={isWaiting}>
        {label}
      </button>
      <p role="status">{text}</p>
    </form>
  )
}
