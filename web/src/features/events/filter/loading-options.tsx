import styles from './loading-options.module.css'

/** Options to come, in the rhythm of their list. */
export function LoadingOptions({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: 5 }, (_, row) => (
        <i key={row} aria-hidden="true" />
      ))}
    </div>
  )
}
