import { type Consentable, tagManager } from './choice.ts'

const source = 'https://www.googletagmanager.com/gtm.js'

type Layered = { dataLayer?: unknown[] }

/**
 * Loads the tag manager after consent, and passes the choice to its tags (Google's consent mode, version 2), so that
 * tags that the theatre adds there respect it.
 */
export function runTagManager(id: string, chosen: readonly Consentable[]): void {
  const isThere = document.querySelector(`script[src^="${source}"]`) !== null
  if (!isThere && !chosen.includes(tagManager)) return
  command('consent', isThere ? 'update' : 'default', storageFor(chosen))
  if (isThere) return
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${source}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Measuring advertisements belongs to tracking [9]; choosing them by a visitor's behaviour is marketing. */
function storageFor(chosen: readonly Consentable[]) {
  const tracking = chosen.includes('tracking') ? 'granted' : 'denied'
  return {
    analytics_storage: tracking,
    ad_storage: tracking,
    ad_user_data: tracking,
    ad_personalization: chosen.includes('marketing') ? 'granted' : 'denied',
  }
}

// The tag manager accepts commands as `arguments` objects only.
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array is taken for a message, not for a command
  layer().push(arguments)
}

function layer(): unknown[] {
  const page = window as Layered
  page.dataLayer ??= []
  return page.dataLayer
}
