import { useId } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { clockInWords } from '#lib/time/clock.ts'
import type { BookingLabels } from '#features/booking/booking-labels.ts'
import links from './step-links.module.css'
import stepStyles from './step.module.css'
import timeslotsStyles from './timeslots.module.css'
import type { Entry } from '#features/booking/rules/offer.ts'
import { StepHeading } from './step-heading.tsx'

/** When to enter; what is gone does not stand here (B-05). */
export function TimeslotsStep(props: {
  entries: readonly Entry[]
  chosen: number | undefined
  locale: Locale
  labels: BookingLabels
  onChoose: (blockId: number) => void
  onBack: () => void
}) {
  const { entries, chosen, locale, labels, onChoose, onBack } = props
  const name = useId()
  return (
    <div className={stepStyles.step} data-over="true">
      <button className={links.back} type="button" onClick={onBack}>
        ← {labels.back}
      </button>
      <StepHeading>{labels.entries}</StepHeading>
      <p className={stepStyles.words}>{labels.entriesHint}</p>
      <fieldset className={`${timeslotsStyles.entries} ${stepStyles.over}`}>
        <legend className="visually-hidden">{labels.entries}</legend>
        {entries.map(({ blockId, clock }) => (
          <label key={blockId}>
            <input
              type="radio"
              name={name}
              checked={blockId === chosen}
              onChange={() => onChoose(blockId)}
            />
            <span>{clockInWords(clock, locale)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
