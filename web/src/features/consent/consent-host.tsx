'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { subscribeToConsent } from '#lib/consent/consent.ts'
import { signalsNoTracking } from '#lib/consent/tracking-signal.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { hasChosen } from './consent-cookie.ts'
import { opensSettings } from './open-settings.ts'

type Layer = ComponentType<{ locale: Locale; timesRequested: number }>

/**
 * Contains the cookie banner and its settings. They are loaded when the page is idle, or on demand: with a do-not-track
 * signal nothing opens by itself. They are not loaded by React, which would replace the whole page with its error page
 * if that failed.
 */
export function ConsentHost({ locale }: { locale: Locale }) {
  const [layer, setLayer] = useState<{ Layer: Layer }>()
  const [timesRequested, setTimesRequested] = useState(0)
  useEffect(() => {
    const need = () => {
      void import('./consent-layer.tsx').then(({ ConsentLayer }) =>
        setLayer({ Layer: ConsentLayer }),
      )
    }
    const openOnDemand = (event: Event) => {
      if (!opensSettings(event)) return
      event.preventDefault()
      // The library also listens on such elements, for its own settings.
      event.stopPropagation()
      need()
      setTimesRequested((times) => times + 1)
    }
    document.addEventListener('click', openOnDemand, true)
    const stopListening = subscribeToConsent(need)
    const isQuiet = signalsNoTracking(navigator) && !hasChosen(document.cookie)
    const stopWaiting = isQuiet ? undefined : whenIdle(need)
    return () => {
      document.removeEventListener('click', openOnDemand, true)
      stopListening()
      stopWaiting?.()
    }
  }, [])
  return layer && <layer.Layer locale={locale} timesRequested={timesRequested} />
}
