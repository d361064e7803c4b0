import { afterEach, expect, test } from 'vitest'
import type { Consentable } from './choice.ts'
import { runTagManager } from './tag-manager.ts'

const page = window as { dataLayer?: unknown[] }

afterEach(() => {
  delete page.dataLayer
  for (const script of document.querySelectorAll('script')) script.remove()
})

/** The consent that the tags of the theatre receive for a choice. */
function pushedTags(chosen: readonly Consentable[]): unknown {
  runTagManager('GTM-PROBE1', chosen)
  return Array.from(page.dataLayer?.[0] as ArrayLike<unknown>)
}

test('X-05 consent to tracking covers analysis and the measuring of advertisements', () => {
  expect(pushedTags(['googleTagManager', 'tracking'])).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'denied',
    },
  ])
})

test('X-05 consent to marketing covers nothing but advertisements that suit the visitor', () => {
  expect(pushedTags(['googleTagManager', 'marketing'])).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'granted',
    },
  ])
})
