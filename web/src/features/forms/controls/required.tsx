import styles from './field-view.module.css'

export function Required({ label }: { label: string }) {
  return <small className={styles.required}>{label}</small>
}
