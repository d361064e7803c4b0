import * as library from 'vanilla-cookieconsent'
import { hasConsent, setConsent, subscribeToConsent } from '#lib/consent/consent.ts'
import { signalsNoTracking } from '#lib/consent/tracking-signal.ts'
import { type Consentable, consentables, optionalCategories, tagManager } from './choice.ts'
import { consentCookie } from './consent-cookie.ts'
import { runTagManager } from './tag-manager.ts'
import { trackingCookies } from './tracking-cookies.ts'

/** A choice holds for half a year; then the visitor is asked again. */
const choiceDays = 182

export type ConsentStore = {
  /** What the visitor has agreed to; undefined before a choice. */
  findChoice(): Consentable[] | undefined
  choose(chosen: readonly Consentable[]): void
  close(): void
}

/**
 * Keeps the visitor's choice in a cookie, tells `lib/consent.ts` of it and learns from there what was agreed to beside a film
 * or a form. Withdrawing clears the cookies of what was withdrawn.
 */
export function openConsentStore({
  tagManagerId,
  onChange,
}: {
  tagManagerId: string | undefined
  onChange: () => void
}): ConsentStore {
  const all = consentables(tagManagerId !== undefined)
  const isSignalling = signalsNoTracking(navigator)

  function findChoice(): Consentable[] | undefined {
    if (!library.validConsent()) return undefined
    // With the signal everything counts as refused, unless it was there already when the visitor agreed.
    if (isSignalling && library.getCookie('data') !== madeWithSignal) return undefined
    return all.filter((what) => library.acceptedCategory(what))
  }

  function choose(chosen: readonly Consentable[]) {
    library.acceptCategory(['required', ...chosen])
    library.setCookieData({ value: isSignalling ? madeWithSignal : null })
    apply()
  }

  function apply() {
    const chosen = findChoice() ?? []
    setConsent(optionalCategories.filter((category) => chosen.includes(category)))
    if (tagManagerId !== undefined) runTagManager(tagManagerId, chosen)
    onChange()
  }

  /** Somebody has agreed, or taken it back, where a film or a form stands. */
  function learn() {
    const chosen = findChoice() ?? []
    const granted = grantedOptions()
    const known = optionalCategories.filter((category) => chosen.includes(category))
    if (granted.join() === known.join()) return
    const keepsTagManager = granted.includes('tracking') && chosen.includes(tagManager)
    choose(keepsTagManager ? [...granted, tagManager] : granted)
  }

  const beforehand = grantedOptions()
  void library.run({
    // Search engines see the page as people do; there is nothing in the banner that harms.
    hideFromBots: false,
    manageScriptTags: false,
    // Banner and settings are our own: what the library would show has no place in the page.
    autoShow: false,
    root: document.createElement('div'),
    cookie: { name: consentCookie, expiresAfterDays: choiceDays, sameSite: 'Lax' },
    categories: categories(all),
    language: { default: 'de', translations: { de: noWords } },
  })
  if (beforehand.length > 0) {
    choose([...new Set([...(findChoice() ?? []), ...beforehand])])
  } else apply()
  const stopLearning = subscribeToConsent(learn)

  return {
    findChoice,
    choose,
    close() {
      stopLearning()
      library.reset()
    },
  }
}

const noWords = { consentModal: {}, preferencesModal: { sections: [] } }

const madeWithSignal = 'with-signal'

const grantedOptions = () => optionalCategories.filter(hasConsent)

function categories(all: Consentable[]) {
  const cleared = all.map((what) => [
    what,
    {
      autoClear: {
        cookies: trackingCookies[what].map((name) => ({ name })),
        // A script that runs cannot be taken back, only left behind.
        reloadPage: what === tagManager,
      },
    },
  ])
  return { required: { enabled: true, readOnly: true }, ...Object.fromEntries(cleared) }
}
