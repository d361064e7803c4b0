import styles from './load-more.module.css'

/** Says that the next page could not be loaded, with a button to try again. */
export function FailedToLoad(props: {
  labels: { failed: string; more: string }
  onRetry: () => void
}) {
  return (
    <div role="alert">
      <p className={styles.problem}>{props.labels.failed}</p>
      <button className={styles.more} type="button" onClick={props.onRetry}>
        {props.labels.more}
      </button>
    </div>
  )
}
