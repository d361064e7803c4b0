'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { subscribeToConsent } from '#lib/consent/consent.ts'
import { signalsNoTracking } from '#lib/consent/tracking-signal.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { hasChosen } from './consent-cookie.ts'
import { asksForSettings } from './open-settings.ts'

type Layer = ComponentType<{ locale: Locale; timesAsked: number }>

/**
 * Where the cookie banner and its settings come to stand. They are loaded when the page has come to rest, or when somebody
 * needs them: for who has said by the browser that nobody shall follow them, nothing comes by itself. A page without them, where
 * they could not be had, is still a page: so they are not React’s to load, which would show its error page instead.
 */
export function ConsentHost({ locale }: { locale: Locale }) {
  const [layer, setLayer] = useState<{ Layer: Layer }>()
  const [timesAsked, setTimesAsked] = useState(0)
  useEffect(() => {
    const need = () => {
      void import('./consent-layer.tsx').then(({ ConsentLayer }) =>
        setLayer({ Layer: ConsentLayer }),
      )
    }
    const ask = (event: Event) => {
      if (!asksForSettings(event)) return
      event.preventDefault()
      // The library listens at such elements, too, for settings of its own.
      event.stopPropagation()
      need()
      setTimesAsked((times) => times + 1)
    }
    document.addEventListener('click', ask, true)
    const stopListening = subscribeToConsent(need)
    const isQuiet = signalsNoTracking(navigator) && !hasChosen(document.cookie)
    const stopWaiting = isQuiet ? undefined : whenIdle(need)
    return () => {
      document.removeEventListener('click', ask, true)
      stopListening()
      stopWaiting?.()
    }
  }, [])
  return layer && <layer.Layer locale={locale} timesAsked={timesAsked} />
}
