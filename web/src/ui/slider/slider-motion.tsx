'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/slider.json'
import en from '#messages/en/slider.json'
import styles from './slider.module.css'
import type { Slides } from './slides.ts'

const messages = { de: { slider: de }, en: { slider: en } }

type Place = { index: number; count: number }

const stillness = '(prefers-reduced-motion: reduce)'

/**
 * Buttons, arrow keys and dragging for the slides in `viewport`, which stay the elements that the server rendered. Load
 * it only by import().
 */
export default withMessages(SliderMotion, messages)

function SliderMotion(props: {
  viewport: HTMLElement
  of: Slides
  locale: Locale
  /** The list no longer scrolls natively. */
  onTakeOver: () => void
}) {
  const { viewport, of, onTakeOver } = props
  const t = useTranslations('slider')
  // Where the visitor has scrolled to before the script was loaded.
  const [startIndex] = useState(() => nearestSlide(viewport))
  const [setMoved, embla] = useEmblaCarousel({
    align: 'start',
    startIndex,
    breakpoints: { [stillness]: { duration: 0 } },
  })
  const [place, setPlace] = useState<Place>()

  useLayoutEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    onTakeOver()
    setMoved(viewport)
  }, [viewport, setMoved, onTakeOver])

  useEffect(() => {
    if (!embla) return
    const tell = () =>
      setPlace({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    const followKeys = (event: KeyboardEvent) => {
      if (event.target !== viewport) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      if (event.key === 'ArrowLeft') embla.scrollPrev()
      else embla.scrollNext()
    }
    tell()
    embla.on('select', tell).on('reInit', tell)
    viewport.addEventListener('keydown', followKeys)
    return () => {
      embla.off('select', tell).off('reInit', tell)
      viewport.removeEventListener('keydown', followKeys)
    }
  }, [embla, viewport])

  if (!embla || !place || place.count < 2) return null
  const isFirst = place.index === 0
  const isLast = place.index === place.count - 1
  return (
    <>
      {/* `aria-disabled` only: a button that is disabled while pressed would lose the focus. */}
      <button
        type="button"
        className={styles.step}
        aria-label={t(`${of}.previous`)}
        aria-disabled={isFirst}
        onClick={() => embla.scrollPrev()}
      >
        <span aria-hidden="true">←</span>
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={t(`${of}.next`)}
        aria-disabled={isLast}
        onClick={() => embla.scrollNext()}
      >
        <span aria-hidden="true">→</span>
      </button>
      <p className={styles.position} aria-live="polite">
        {t('position', { current: place.index + 1, count: place.count })}
      </p>
    </>
  )
}

function nearestSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const edge = viewport.getBoundingClientRect().left
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
