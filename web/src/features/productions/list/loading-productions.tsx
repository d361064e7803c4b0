import { LoadingRows } from '#ui/load-more/loading-rows.tsx'
import styles from './loading-productions.module.css'

/** Placeholder productions, in the layout of the list. */
export function LoadingProductions({ label }: { label: string }) {
  return <LoadingRows label={label} className={styles.row} />
}
