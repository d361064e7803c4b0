'use client'
import { type ReactNode, useState } from 'react'
import { byDistance, type Place } from './distance.ts'
import { distanceLabel, type DistanceLabels } from './distance-label.ts'
import styles from './houses.module.css'

type ListedTown = {
  name: string
  at: Place | undefined
  /** Its number on the map, and its houses. */
  marker: ReactNode
  houses: ReactNode
}

type Labels = DistanceLabels & Record<'locate' | 'privacy' | 'located' | 'notLocated', string>

const timeoutMs = 15_000

/**
 * The towns with their houses, by distance from the town that the visitor has chosen. With the visitor's permission, asked for by
 * a press, by distance from where they are: computed here, the position is sent to nobody.
 */
export function TownList(props: {
  towns: readonly ListedTown[]
  from: Place | undefined
  labels: Labels
}) {
  const { towns, labels } = props
  const [position, setPosition] = useState<Place>()
  const [status, setStatus] = useState('')

  function locate() {
    setStatus('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition(coords)
        setStatus(labels.located)
      },
      () => setStatus(labels.notLocated),
      { maximumAge: 60_000, timeout: timeoutMs },
    )
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
        {byDistance(towns, position ?? props.from).map(({ row, km }) => (
          <li key={row.name} className={styles.town}>
            {row.marker}
            <h3 className={styles.name}>
              {row.name}
              {km !== undefined && (
                <span className={styles.distance}> {distanceLabel(km, labels)}</span>
              )}
            </h3>
            {row.houses}
          </li>
        ))}
      </ol>
    </>
  )
}
