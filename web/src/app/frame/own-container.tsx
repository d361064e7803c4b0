import type { ReactNode } from 'react'
import styles from './own-container.module.css'

/** Around what editors have added to the page of an event, a production, a series, a venue, a person, or to a list. */
export function OwnContainer({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}
