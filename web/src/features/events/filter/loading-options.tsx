import styles from './loading-options.module.css'

/** Placeholder options, in the layout of their list. */
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
