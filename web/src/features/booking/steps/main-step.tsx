import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { formatTime } from '#lib/time/clock.ts'
import buttons from './booking-buttons.module.css'
import links from './step-links.module.css'
import pricesStyles from './price-list.module.css'
import stepStyles from './step.module.css'
import { PriceLine } from './price-line.tsx'
import type { Step } from './step.ts'
import { collapsedGroups } from '#features/booking/rules/booking-rules.ts'
import type { Entry, GroupLine } from '#features/booking/rules/offer.ts'
import { discountCount, type Selection } from '#features/booking/rules/selection.ts'

/** The price list and the timeslot. */
export function MainStep(props: {
  lines: readonly GroupLine[]
  entry: Entry | undefined
  selection: Selection
  /** The control that left this step before, to be focused again. */
  cameFrom: string | undefined
  isStale: boolean
  /** Part of the selection is no longer offered. */
  isReduced: boolean
  locale: Locale
  webshopUrl: string | null | undefined
  /** Other dates, offered where no seat is free. */
  otherDates: ReactNode
  onChange: (selection: Selection) => void
  onStep: (step: Step) => void
}) {
  const { lines, entry, selection, cameFrom, locale, onChange, onStep } = props
  const t = useTranslations('booking')
  const [isExpanded, setExpanded] = useState(false)
  const listId = useId()
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cameFrom) step.current?.querySelector<HTMLElement>(`[data-leads="${cameFrom}"]`)?.focus()
  }, [cameFrom])
  if (lines.length === 0) {
    return <NothingAvailable webshopUrl={props.webshopUrl} otherDates={props.otherDates} />
  }
  const shown = isExpanded ? lines : lines.slice(0, collapsedGroups)
  return (
    <div className={stepStyles.step} ref={step} aria-busy={props.isStale}>
      {props.isReduced && (
        <p className={stepStyles.note} role="alert">
          {t('changed')}
        </p>
      )}
      {entry && (
        <p className={stepStyles.entry}>
          <span>
            {t('entry')} <b>{formatTime(entry.clock, locale)}</b>
          </span>
          <button
            className={links.link}
            type="button"
            data-leads="timeslots"
            onClick={() => onStep({ name: 'timeslots' })}
          >
            {t('changeEntry')}
          </button>
        </p>
      )}
      <ul
        className={pricesStyles.prices}
        id={listId}
        aria-label={t('price')}
        data-expanded={isExpanded || undefined}
      >
        {shown.map((line) => (
          <PriceLine
            key={line.seatGroupNumber}
            price={line.main}
            title={line.name}
            subtitle={line.main.name}
            selection={selection}
            onChange={onChange}
          >
            {line.discounts.length > 0 && (
              <DiscountsLink
                line={line}
                chosen={discountCount(selection, line.main)}
                onOpen={() => onStep({ name: 'discounts', seatGroupNumber: line.seatGroupNumber })}
              />
            )}
          </PriceLine>
        ))}
      </ul>
      {lines.length > collapsedGroups && (
        <button
          className={links.toggle}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t('allSeatGroups')}
        </button>
      )}
    </div>
  )
}

/** The link to the discounts of a seat group; its badge counts those selected. */
function DiscountsLink(props: { line: GroupLine; chosen: number; onOpen: () => void }) {
  const { line, chosen } = props
  const t = useTranslations('booking')
  return (
    <button
      className={links.link}
      type="button"
      data-leads={`discounts-${line.seatGroupNumber}`}
      aria-haspopup="true"
      onClick={props.onOpen}
    >
      {t('discounts')}
      <span className="visually-hidden">{`: ${line.name}`}</span>
      {chosen > 0 && (
        <>
          <span className={links.badge} aria-hidden="true">
            {chosen}
          </span>
          <span className="visually-hidden">{`, ${t('discountsChosen', { count: chosen })}`}</span>
        </>
      )}
    </button>
  )
}

function NothingAvailable(props: { webshopUrl: string | null | undefined; otherDates: ReactNode }) {
  const { webshopUrl } = props
  const t = useTranslations('booking')
  return (
    <div className={stepStyles.step} role="status">
      <p className={stepStyles.heading}>{t('none')}</p>
      <p className={stepStyles.labels}>{t('noneHint')}</p>
      {webshopUrl && (
        <a className={buttons.alone} href={webshopUrl}>
          {t('toWebshop')}
        </a>
      )}
      {props.otherDates}
    </div>
  )
}
