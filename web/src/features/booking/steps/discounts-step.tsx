import { useTranslations } from 'next-intl'
import links from './step-links.module.css'
import pricesStyles from './price-list.module.css'
import stepStyles from './step.module.css'
import { PriceLine } from './price-line.tsx'
import type { GroupLine } from '#features/booking/rules/offer.ts'
import type { Selection } from '#features/booking/rules/selection.ts'
import { StepHeading } from './step-heading.tsx'

/** Shown over the price list: the discounts of one seat group. */
export function DiscountsStep(props: {
  line: GroupLine
  selection: Selection
  onChange: (selection: Selection) => void
  onBack: () => void
}) {
  const { line, selection, onChange, onBack } = props
  const t = useTranslations('booking')
  return (
    <div className={stepStyles.step} data-over="true">
      <button className={links.back} type="button" onClick={onBack}>
        ← {t('back')}
      </button>
      <StepHeading>{t('discountsFor', { group: line.name })}</StepHeading>
      <ul className={`${pricesStyles.prices} ${stepStyles.over}`} data-expanded="true">
        {line.discounts.map((price) => (
          <PriceLine
            key={price.number}
            price={price}
            title={price.name}
            subtitle={price.text}
            selection={selection}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  )
}
