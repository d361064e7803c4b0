import { LoadingRows } from '#ui/load-more/loading-rows.tsx'
import styles from './loading-days.module.css'

/** Placeholder days, in the layout of the list. */
export function LoadingDays({ label }: { label: string }) {
  return <LoadingRows label={label} className={styles.row} />
}
