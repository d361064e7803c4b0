import styles from './hub.module.css'

/** A few numbers, as large as the days of the programme. */
export function KeyFigures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className={styles.keyFigures}>
      {figures.map(([term, number]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}
