'use client'
import { type ReactNode, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { byDistance, type Place } from './distance.ts'
import styles from './houses.module.css'

type ListedTown = {
  name: string
  at: Place | undefined
  /** From the town that the visitor has chosen. */
  distance: string | undefined
  /** Its number on the map, and its houses. */
  marker: ReactNode
  houses: ReactNode
}

type Labels = Record<'locate' | 'privacy' | 'located' | 'notLocated', string>

type Located = {
  position: Place
  formatDistance: ((km: number, locale: Locale) => string) | undefined
}

const timeoutMs = 15_000

/**
 * The towns with their houses, in the given order. With the visitor's permission, asked for by a press, by distance from where
 * they are: computed here, the position is sent to nobody.
 */
export function TownList(props: { towns: readonly ListedTown[]; labels: Labels; locale: Locale }) {
  const { towns, labels, locale } = props
  const [located, setLocated] = useState<Located>()
  const [status, setStatus] = useState('')

  function locate() {
    setStatus('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void sortFrom(coords),
      () => setStatus(labels.notLocated),
      { maximumAge: 60_000, timeout: timeoutMs },
    )
  }

  /** Without the words for the distances the order alone is enough. */
  async function sortFrom(position: Place) {
    const words = await import('./format-distance.ts').catch(() => undefined)
    setLocated({ position, formatDistance: words?.formatDistance })
    setStatus(labels.located)
  }

  return (
    <>
      <div className={styles.locate}>
        <button type="button" onClick={locate}>
          {labels.locate}
        </button>
        <p>{labels.privacy}</p>
        <p role="status">{status}</p>
      </div>
      <ol className={styles.towns}>
        {(located ? townsFrom(located, { towns, locale }) : towns).map((town) => (
          <li key={town.name} className={styles.town}>
            {town.marker}
            <h3 className={styles.name}>
              {town.name}
              {town.distance && <span className={styles.distance}> {town.distance}</span>}
            </h3>
            {town.houses}
          </li>
        ))}
      </ol>
    </>
  )
}

function townsFrom(
  { position, formatDistance }: Located,
  { towns, locale }: { towns: readonly ListedTown[]; locale: Locale },
): ListedTown[] {
  return byDistance(towns, position).map(({ row, km }) => ({
    ...row,
    distance: km === undefined ? undefined : formatDistance?.(km, locale),
  }))
}
