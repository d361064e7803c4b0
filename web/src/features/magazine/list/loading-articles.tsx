import { LoadingRows } from '#ui/load-more/loading-rows.tsx'
import styles from './loading-articles.module.css'

/** Placeholder articles, in the layout of the list. */
export function LoadingArticles({ label }: { label: string }) {
  return <LoadingRows label={label} className={styles.row} />
}
