import * as library from 'vanilla-cookieconsent'
import { hasConsent, setConsent, subscribeToConsent } from '#lib/consent/consent.ts'
import { signalsNoTracking } from '#lib/consent/tracking-signal.ts'
import { type Consentable, consentables, optionalCategories, tagManager } from './choice.ts'
import { consentCookie } from './consent-cookie.ts'
import { runTagManager } from './tag-manager.ts'
import { trackingCookies } from './tracking-cookies.ts'

/** A choice is valid for half a year; then the banner is shown again. */
const choiceDays = 182

export type ConsentStore = {
  /** The categories with consent; undefined before a choice. */
  findChoice(): Consentable[] | undefined
  choose(chosen: readonly Consentable[]): void
  close(): void
}

/**
 * Stores the visitor's choice in a cookie, passes it to `lib/consent.ts`, and receives consents given at a film or a
 * form from there. Withdrawing clears the category's cookies.
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
    // With a do-not-track signal everything counts as refused, unless the signal was there when the visitor consented.
    if (isSignalling && library.getCookie('data') !== chosenWithSignal) return undefined
    return all.filter((what) => library.acceptedCategory(what))
  }

  function choose(chosen: readonly Consentable[]) {
    library.acceptCategory(['required', ...chosen])
    library.setCookieData({ value: isSignalling ? chosenWithSignal : null })
    apply()
  }

  function apply() {
    const chosen = findChoice() ?? []
    setConsent(optionalCategories.filter((category) => chosen.includes(category)))
    if (tagManagerId !== undefined) runTagManager(tagManagerId, chosen)
    onChange()
  }

  /** A consent was given or withdrawn at a film or a form. */
  function adoptGrants() {
    const chosen = findChoice() ?? []
    const granted = grantedOptions()
    const known = optionalCategories.filter((category) => chosen.includes(category))
    if (granted.join() === known.join()) return
    const keepsTagManager = granted.includes('tracking') && chosen.includes(tagManager)
    choose(keepsTagManager ? [...granted, tagManager] : granted)
  }

  const initialGrants = grantedOptions()
  void library.run({
    // Search engines see the same page as visitors; the banner does no harm.
    hideFromBots: false,
    manageScriptTags: false,
    // Banner and settings are our own: the library's UI is not shown.
    autoShow: false,
    root: document.createElement('div'),
    cookie: { name: consentCookie, expiresAfterDays: choiceDays, sameSite: 'Lax' },
    categories: categories(all),
    language: { default: 'de', translations: { de: noTranslations } },
  })
  if (initialGrants.length > 0) {
    choose([...new Set([...(findChoice() ?? []), ...initialGrants])])
  } else apply()
  const unsubscribe = subscribeToConsent(adoptGrants)

  return {
    findChoice,
    choose,
    close() {
      unsubscribe()
      library.reset()
    },
  }
}

const noTranslations = { consentModal: {}, preferencesModal: { sections: [] } }

const chosenWithSignal = 'with-signal'

const grantedOptions = () => optionalCategories.filter(hasConsent)

function categories(all: Consentable[]) {
  const cleared = all.map((what) => [
    what,
    {
      autoClear: {
        cookies: trackingCookies[what].map((name) => ({ name })),
        // A running script cannot be unloaded, only left behind by a reload.
        reloadPage: what === tagManager,
      },
    },
  ])
  return { required: { enabled: true, readOnly: true }, ...Object.fromEntries(cleared) }
}
