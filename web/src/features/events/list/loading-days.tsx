import { LoadingRows } from '#ui/load-more/loading-rows.tsx'
import styles from './loading-days.module.css'

/** Days to come, in the rhythm of the list. */
export function LoadingDays({ label }: { label: string }) {
  return <LoadingRows label={label} className={styles.row} />
}
