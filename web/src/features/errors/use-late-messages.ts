'use client'
import { useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages, type Messages } from '#i18n/messages.ts'

/** All labels, fetched when they are needed: who meets no error does not pay for its words. */
export function useLateMessages(locale: Locale): Messages | undefined {
  const [messages, setMessages] = useState<Messages>()
  useEffect(() => {
    void loadMessages(locale).then(setMessages)
  }, [locale])
  return messages
}
