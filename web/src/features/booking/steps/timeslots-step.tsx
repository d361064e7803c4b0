import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { formatTime } from '#lib/time/clock.ts'
import links from './step-links.module.css'
import stepStyles from './step.module.css'
import timeslotsStyles from './timeslots.module.css'
import type { Entry } from '#features/booking/rules/offer.ts'
import { StepHeading } from './step-heading.tsx'

/** Choosing a timeslot; sold-out ones are not listed (B-05). */
export function TimeslotsStep(props: {
  entries: readonly Entry[]
  chosen: number | undefined
  locale: Locale
  onChoose: (timeslot: number) => void
  onBack: () => void
}) {
  const { entries, chosen, locale, onChoose, onBack } = props
  const t = useTranslations('booking')
  const name = useId()
  return (
    <div className={stepStyles.step} data-over="true">
      <button className={links.back} type="button" onClick={onBack}>
        ← {t('back')}
      </button>
      <StepHeading>{t('entries')}</StepHeading>
      <p className={stepStyles.labels}>{t('entriesHint')}</p>
      <fieldset className={`${timeslotsStyles.entries} ${stepStyles.over}`}>
        <legend className="visually-hidden">{t('entries')}</legend>
        {entries.map(({ timeslot, clock }) => (
          <label key={timeslot}>
            <input
              type="radio"
              name={name}
              checked={timeslot === chosen}
              onChange={() => onChoose(timeslot)}
            />
            <span>{formatTime(clock, locale)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
