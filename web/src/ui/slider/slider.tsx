'use client'
import {
  Children,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Slides } from './slides.ts'
import styles from './slider.module.css'

const SliderMotion = lazy(() => import('./slider-motion.tsx'))

/** The visible share of a slider at which its script is loaded [9]. */
const visibleShare = 0.1

/**
 * Slides side by side, one at a time unless `perView` says more (always one in narrow windows). Every child is a slide,
 * an `<li>` of its own. The server renders a list that scrolls and snaps, complete without JavaScript; when a tenth of
 * it is in view, buttons, arrow keys and dragging are loaded (P-18). `label` is the slider's accessible name.
 */
export function Slider(props: {
  label: string
  of: Slides
  locale: Locale
  perView?: 1 | 2 | 3
  children: ReactNode
}) {
  const [viewport, setViewport] = useState<HTMLElement>()
  const [isTakenOver, setTakenOver] = useState(false)
  const takeOver = useCallback(() => setTakenOver(true), [])
  const track = useRef<HTMLDivElement>(null)
  const count = Children.count(props.children)

  useEffect(() => {
    const element = track.current
    if (!element || count < 2) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setViewport(element)
      },
      { threshold: visibleShare },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])

  if (count === 0) return null
  return (
    <div className={styles.slider} data-per-view={props.perView ?? 1}>
      <div
        className={styles.viewport}
        ref={track}
        role="group"
        aria-label={props.label}
        data-moved={isTakenOver || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
        tabIndex={0}
      >
        <ul className={styles.slides}>{props.children}</ul>
      </div>
      {count > 1 && (
        <div className={styles.bar} data-print="no">
          <Suspense>
            {viewport && (
              <SliderMotion
                viewport={viewport}
                of={props.of}
                locale={props.locale}
                onTakeOver={takeOver}
              />
            )}
          </Suspense>
        </div>
      )}
    </div>
  )
}
