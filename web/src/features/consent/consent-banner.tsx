'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './consent-banner.module.css'

/** The question at the foot of the window. It is not modal: the page can be used without an answer. */
export function ConsentBanner(props: {
  privacyPath: string
  imprintPath: string
  acceptAll: () => void
  refuseAll: () => void
  hide: () => void
}) {
  const t = useTranslations('consent')
  const titleId = useId()
  const place = useRef<HTMLElement>(null)
  const announcement = useAnnouncement(t('banner.announcement'))
  useBottomPadding(place)
  useEscape(place, props.hide)
  useReturnedFocus(place)
  return (
    <>
      <p ref={announcement} role="status" className="visually-hidden" />
      <section
        ref={place}
        className={styles.banner}
        aria-labelledby={titleId}
        data-print="no"
        data-consent-banner=""
      >
        <div className={styles.words}>
          <h2 id={titleId}>{t('banner.title')}</h2>
          <p>{t('banner.text')}</p>
          <p className={styles.links}>
            <SiteLink href={props.privacyPath}>{t('banner.privacy')}</SiteLink>{' '}
            <SiteLink href={props.imprintPath}>{t('banner.imprint')}</SiteLink>
          </p>
        </div>
        <div className={styles.answers}>
          <button type="button" onClick={props.acceptAll}>
            {t('banner.acceptAll')}
          </button>
          <button type="button" onClick={props.refuseAll}>
            {t('banner.refuseAll')}
          </button>
          <button type="button" className={styles.choose} data-cc="show-preferencesModal">
            {t('banner.settings')}
          </button>
        </div>
      </section>
    </>
  )
}

/** Escape inside the banner dismisses it; without an answer it comes back when the next page is loaded. */
function useEscape(place: { current: HTMLElement | null }, leave: () => void) {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && place.current?.contains(document.activeElement)) leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

/** The focus returns to where it was before it entered the banner, or goes to the content; the page does not scroll. */
function useReturnedFocus(place: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const banner = place.current
    if (!banner) return undefined
    let before: Element | null = null
    const remember = ({ relatedTarget: left }: FocusEvent) => {
      // Between the banner and its settings the focus stays with the question.
      if (!(left instanceof HTMLElement) || banner.contains(left) || left.closest('dialog')) return
      before = left
    }
    banner.addEventListener('focusin', remember)
    return () => {
      banner.removeEventListener('focusin', remember)
      if (!banner.contains(document.activeElement)) return
      const last = before?.isConnected ? before : document.getElementById('main-content')
      if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    }
  }, [place])
}

/** Screen readers announce only content that is added to an existing live region. */
function useAnnouncement(labels: string) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (place.current) place.current.textContent = labels
  }, [labels])
  return place
}

/** The end of the page, and any focused element, can be scrolled out from behind the banner. */
function useBottomPadding(place: { current: HTMLElement | null }) {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () =>
      style.setProperty('--consent-height', `${place.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [place])
}
