'use client'
import { useSyncExternalStore } from 'react'
import { type ConsentCategory, hasConsent, subscribeToConsent } from '#lib/consent/consent.ts'

/** Whether the visitor has agreed to a category, now. On the server nobody has. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => hasConsent(category),
    () => category === 'required',
  )
}
