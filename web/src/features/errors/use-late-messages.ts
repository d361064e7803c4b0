'use client'
import { useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages, type Messages } from '#i18n/messages.ts'

type LateMessages =
  | { status: 'awaited' }
  | { status: 'there'; messages: Messages }
  | { status: 'lost'; failure: unknown }

/** All labels, fetched when they are needed: who meets no error does not pay for its words. */
export function useLateMessages(locale: Locale): LateMessages {
  const [late, setLate] = useState<LateMessages>({ status: 'awaited' })
  useEffect(() => {
    loadMessages(locale).then(
      (messages) => setLate({ status: 'there', messages }),
      (failure: unknown) => setLate({ status: 'lost', failure }),
    )
  }, [locale])
  return late
}
