import { LoadingRows } from '#ui/load-more/loading-rows.tsx'
import styles from './loading-articles.module.css'

/** Articles to come, in the rhythm of the list. */
export function LoadingArticles({ label }: { label: string }) {
  return <LoadingRows label={label} className={styles.row} />
}
