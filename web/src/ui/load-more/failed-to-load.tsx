import styles from './load-more.module.css'

/** Says that the next page could not be loaded, with a button to try again. */
export function FailedToLoad(props: {
  words: { failed: string; more: string }
  onRetry: () => void
}) {
  return (
    <div role="alert">
      <p className={styles.problem}>{props.words.failed}</p>
      <button className={styles.more} type="button" onClick={props.onRetry}>
        {props.words.more}
      </button>
    </div>
  )
}
