import styles from './loading-rows.module.css'

/** Rows to come, in the rhythm of the list. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
