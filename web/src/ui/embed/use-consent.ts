'use client'
import { useSyncExternalStore } from 'react'
import { type ConsentCategory, hasConsent, subscribeToConsent } from '#lib/consent/consent.ts'

/** Whether the visitor has consented to a category. Always false on the server. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => hasConsent(category),
    () => category === 'required',
  )
}
