import { afterEach, expect, test, vi } from 'vitest'
import { grantConsent, hasConsent, setConsent, withdrawConsent } from '#lib/consent/consent.ts'
import { type ConsentStore, openConsentStore } from './consent-store.ts'

let open: ConsentStore | undefined

/** The state of a page that is loaded now. */
function loadPage(tagManagerId?: string) {
  open?.close()
  setConsent([])
  const onChange = vi.fn<() => void>()
  open = openConsentStore({ tagManagerId, onChange })
  return open
}

afterEach(() => {
  open?.close()
  open = undefined
  setConsent([])
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  for (const script of document.querySelectorAll('script')) script.remove()
  vi.unstubAllGlobals()
})

test('X-05 before a choice there is none, and no cookie; a choice holds for the next page', () => {
  expect(loadPage().findChoice()).toBeUndefined()
  expect(document.cookie).toBe('')
  loadPage().choose(['media'])
  expect(hasConsent('media')).toBe(true)
  expect(loadPage().findChoice()).toEqual(['media'])
  expect([hasConsent('media'), hasConsent('tracking')]).toEqual([true, false])
})

test('X-05 rejecting everything is a choice, too', () => {
  loadPage().choose([])
  expect(loadPage().findChoice()).toEqual([])
})

test('X-05 a consent given at a film is stored, and so is its withdrawal', () => {
  loadPage()
  grantConsent('media')
  expect(loadPage().findChoice()).toEqual(['media'])
  withdrawConsent('media')
  expect(loadPage().findChoice()).toEqual([])
})

test('X-05 a consent given before the manager was loaded is stored', () => {
  grantConsent('media')
  open = openConsentStore({ tagManagerId: undefined, onChange: () => {} })
  expect(open.findChoice()).toEqual(['media'])
  expect(document.cookie).toContain('media')
})

test('X-05 withdrawing clears the category’s cookies, and no others', () => {
  loadPage().choose(['tracking', 'media'])
  document.cookie = '_ga=GA1; path=/'
  document.cookie = '_fbp=fb; path=/'
  document.cookie = 'cartAmount=2; path=/'
  open?.choose(['media'])
  expect(document.cookie).not.toMatch(/_ga|_fbp/)
  expect(document.cookie).toContain('cartAmount=2')
})

test('X-05 the tag manager is loaded with its own consent only, once', () => {
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
  const store = loadPage('GTM-PROBE1')
  store.choose(['tracking', 'media', 'marketing'])
  expect(scripts()).toEqual([])
  store.choose(['tracking', 'googleTagManager'])
  store.choose(['tracking', 'media', 'googleTagManager'])
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-PROBE1'])
})

test('X-05 with a do-not-track signal an earlier choice counts as refused, one made with it is valid', () => {
  loadPage().choose(['media', 'tracking'])
  vi.stubGlobal('navigator', { doNotTrack: '1', userAgent: 'x' })
  const store = loadPage()
  expect(store.findChoice()).toBeUndefined()
  expect(hasConsent('media')).toBe(false)
  store.choose(['media'])
  expect(loadPage().findChoice()).toEqual(['media'])
})

test('X-05 the library shows no UI of its own', () => {
  document.body.innerHTML = '<button data-cc="show-preferencesModal">Cookies</button>'
  loadPage()
  document.querySelector('button')?.dispatchEvent(new MouseEvent('mouseenter'))
  document.querySelector('button')?.focus()
  expect(document.body.children).toHaveLength(1)
})
