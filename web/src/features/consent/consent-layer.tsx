'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { pathFor } from '#i18n/paths/path-for.ts'
import de from '#messages/de/consent.json'
import en from '#messages/en/consent.json'
import { signalsNoTracking } from '#lib/consent/tracking-signal.ts'
import { type Consentable, consentables, isOnlyTagManagerRejected } from './choice.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentSettings } from './consent-settings.tsx'
import { type ConsentStore, openConsentStore } from './consent-store.ts'
import { isLegalPage } from './legal-pages.ts'

const messages = { de: { consent: de }, en: { consent: en } }

type Choice = Consentable[] | 'none-yet' | 'unknown'

/** Banner and settings, according to the visitor's choice, the page and the browser's signals. */
export const ConsentLayer = withMessages(Layer, messages)

function Layer({ locale, timesRequested }: { locale: Locale; timesRequested: number }) {
  const path = usePathname()
  const store = useRef<ConsentStore>(null)
  const [choice, setChoice] = useState<Choice>('unknown')
  const [isHidden, setHidden] = useState(false)
  const [isPromptedAgain, setPromptedAgain] = useState(false)
  const [timesClosed, setTimesClosed] = useState(0)
  const hasTagManager = findTagManagerId() !== undefined
  const all = consentables(hasTagManager)
  useLeftLegalPage(path, () => {
    if (hasTagManager && isOnlyTagManagerRejected(store.current?.findChoice() ?? [])) {
      setPromptedAgain(true)
    }
  })

  useEffect(() => {
    const opened = openConsentStore({
      tagManagerId: findTagManagerId(),
      onChange: () => setChoice(store.current?.findChoice() ?? 'none-yet'),
    })
    store.current = opened
    setChoice(opened.findChoice() ?? 'none-yet')
    return () => opened.close()
  }, [])

  function choose(next: Consentable[]) {
    store.current?.choose(next)
    setPromptedAgain(false)
    setTimesClosed(timesRequested)
  }

  const isDue = choice === 'none-yet' || isPromptedAgain
  return (
    <>
      {isDue && !isHidden && !isShownWithoutBanner(path) && (
        <ConsentBanner
          privacyPath={pathFor('legals-privacy', {}, locale)}
          imprintPath={pathFor('legals-imprint', {}, locale)}
          acceptAll={() => choose(all)}
          refuseAll={() => choose([])}
          hide={() => setHidden(true)}
        />
      )}
      {choice !== 'unknown' && timesRequested > timesClosed && (
        <ConsentSettings
          all={all}
          chosen={choice === 'none-yet' ? [] : choice}
          choose={choose}
          close={() => setTimesClosed(timesRequested)}
        />
      )}
    </>
  )
}

/** Where nobody is asked: on legal pages, by the signal of the browser, and in the frames of the editor, such as its preview. */
function isShownWithoutBanner(path: string): boolean {
  return isLegalPage(path) || signalsNoTracking(navigator) || window.frameElement !== null
}

/** From the theatre's configuration in the page; undefined without a tag manager. */
function findTagManagerId(): string | undefined {
  return document.documentElement.dataset['tagManager'] || undefined
}

/** Calls back when a visitor comes from a legal page, by a link or a page load. */
function useLeftLegalPage(path: string, onLeft: () => void) {
  const before = useRef<string>(null)
  useEffect(() => {
    const from = before.current ?? pathOfReferrer()
    if (from === path) return
    before.current = path
    if (isLegalPage(from) && !isLegalPage(path)) onLeft()
  })
}

function pathOfReferrer(): string {
  if (!document.referrer.startsWith(`${location.origin}/`)) return ''
  return new URL(document.referrer).pathname
}
