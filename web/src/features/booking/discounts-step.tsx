import { type BookingLabels, fill } from './booking-labels.ts'
import styles from './booking.module.css'
import { PriceLine } from './price-line.tsx'
import type { GroupLine } from './rules/offer.ts'
import type { Selection } from './rules/selection.ts'
import { StepHeading } from './step-heading.tsx'

/** Over the price list: who pays less in one seat group. */
export function DiscountsStep(props: {
  line: GroupLine
  selection: Selection
  labels: BookingLabels
  onChange: (selection: Selection) => void
  onBack: () => void
}) {
  const { line, selection, labels, onChange, onBack } = props
  return (
    <div className={styles.step} data-over="true">
      <button className={styles.back} type="button" onClick={onBack}>
        ← {labels.back}
      </button>
      <StepHeading>{fill(labels.discountsFor, { group: line.text })}</StepHeading>
      <ul className={styles.prices} data-expanded="true">
        {line.discounts.map((price) => (
          <PriceLine
            key={price.id}
            price={price}
            title={price.name}
            subtitle={price.text}
            labels={labels}
            selection={selection}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  )
}
