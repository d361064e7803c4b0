'use client'
import { type RefObject, type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { fields } from './passkey-fields.ts'

/** Texts of what can happen while the device is asked. */
export type PasskeyLabels = Record<'waiting' | 'canceled' | 'exists' | 'failed', string>
type RequestName = 'requestPasskey' | 'requestNewPasskey'

type PasskeyForm = {
  form: RefObject<HTMLFormElement | null>
  isWaiting: boolean
  /** What to tell the visitor; empty for nothing. */
  text: string
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form that is submitted natively once the device has answered: the next document then has no state of the previous
 * visitor.
 */
export function usePasskeyForm(
  name: RequestName,
  { locale, labels }: { locale: Locale; labels: PasskeyLabels },
): PasskeyForm {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<{ isWaiting: boolean; text: string }>({
    isWaiting: false,
    text: '',
  })

  const ask = async () => {
    setState({ isWaiting: true, text: labels.waiting })
    const requested = await load(name, locale)
    const credential = form.current?.elements.namedItem(fields.credential)
    if (requested.ok && credential instanceof HTMLInputElement) {
      credential.value = requested.credential
      form.current?.submit()
      return
    }
    const problem = requested.ok ? 'failed' : requested.problem
    setState({
      isWaiting: false,
      text: typeof problem === 'string' ? labels[problem] : problem.message,
    })
  }
  return {
    form,
    ...state,
    submit(event) {
      event.preventDefault()
      if (!state.isWaiting) void ask()
    },
  }
}

async function load(name: RequestName, locale: Locale) {
  try {
    const requests = await import('./passkey-requests.ts')
    return await requests[name](locale)
  } catch {
    return { ok: false, problem: 'failed' } as const
  }
}

/** Whether this browser has passkeys, which needs its script. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
    () => false,
  )
}

const neverChanges = () => () => undefined
