'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { type BookingOfferQuery, Offer_seatGroupFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoney } from '#lib/text/money.ts'
import buttons from '#features/booking/steps/booking-buttons.module.css'
import { DiscountsStep } from '#features/booking/steps/discounts-step.tsx'
import { MainStep } from '#features/booking/steps/main-step.tsx'
import { newIdempotencyKey } from '#features/booking/new-idempotency-key.ts'
import { cartCalls } from '#features/booking/rules/cart-calls.ts'
import { offeredEntries, offeredLines } from '#features/booking/rules/offer.ts'
import {
  chosenSeatGroups,
  nothingChosen,
  type Selection,
  stillOffered,
  ticketCount,
  totalPrice,
} from '#features/booking/rules/selection.ts'
import type { Step } from '#features/booking/steps/step.ts'
import { SummaryStep } from '#features/booking/steps/summary-step.tsx'
import { TimeslotsStep } from '#features/booking/steps/timeslots-step.tsx'
import { FoundDates } from './found-dates.tsx'
import { useHold } from './use-hold.ts'

export type BookingProps = {
  event: NonNullable<BookingOfferQuery['event']>
  offer: NonNullable<BookingOfferQuery['eventOffer']>
  /** A newer offer is being loaded. */
  isStale: boolean
  locale: Locale
  onRefresh: () => void
}

/** Choosing and holding tickets: the steps main, discounts, timeslots, and the summary (B-03). */
export function Booking(props: BookingProps) {
  const { event, offer, isStale, locale, onRefresh } = props
  const t = useTranslations('booking')
  const [step, setStep] = useState<Step>({ name: 'main' })
  const [wanted, setWanted] = useState<Selection>(nothingChosen)
  const [wantedBlock, setWantedBlock] = useState<number>()
  const hold = useHold(locale)

  const groups = readFragment(Offer_seatGroupFragmentDoc, offer.seatGroups)
  const entries = offeredEntries(groups, chosenSeatGroups(wanted))
  const entry = entries.find(({ timeslot }) => timeslot === wantedBlock) ?? entries[0]
  const lines = offeredLines(groups, entry?.timeslot)
  const selection = stillOffered(wanted, lines)
  const count = ticketCount(selection)
  const total = formatMoney(totalPrice(selection, lines), locale)

  const addToCart = () => {
    setStep({ name: 'summary' })
    const { ticketingNumber } = offer
    void hold.start(
      cartCalls(selection, {
        ticketingNumber,
        timeslot: entry?.timeslot,
        makeKey: newIdempotencyKey,
      }),
    )
  }
  const chooseAgain = () => {
    const refused = hold.refusedSeatGroups()
    setWanted(selection.filter(({ ticket }) => refused.includes(ticket.seatGroupNumber)))
    setStep({ name: 'main' })
    onRefresh()
  }

  const otherDates = <FoundDates eventNumber={event.number} locale={locale} />

  if (step.name === 'summary') {
    return (
      <SummaryStep
        hold={hold.state}
        groupName={(seatGroupNumber) =>
          groups.find(({ number }) => number === seatGroupNumber)?.name ?? ''
        }
        webshopUrl={event.ticketUrl}
        otherDates={otherDates}
        locale={locale}
        onRetry={() => void hold.retry()}
        onChooseAgain={chooseAgain}
      />
    )
  }
  const discounted =
    step.name === 'discounts' &&
    lines.find(({ seatGroupNumber }) => seatGroupNumber === step.seatGroupNumber)
  const back = (cameFrom: string) => setStep({ name: 'main', cameFrom })
  const choosing = { selection, onChange: setWanted }
  return (
    <>
      {discounted && (
        <DiscountsStep
          {...choosing}
          line={discounted}
          onBack={() => back(`discounts-${discounted.seatGroupNumber}`)}
        />
      )}
      {step.name === 'timeslots' && (
        <TimeslotsStep
          locale={locale}
          entries={entries}
          chosen={entry?.timeslot}
          onChoose={setWantedBlock}
          onBack={() => back('timeslots')}
        />
      )}
      {!discounted && step.name !== 'timeslots' && (
        <MainStep
          {...choosing}
          lines={lines}
          entry={entry}
          cameFrom={step.name === 'main' ? step.cameFrom : undefined}
          isStale={isStale}
          isReduced={selection !== wanted}
          locale={locale}
          webshopUrl={event.ticketUrl}
          otherDates={otherDates}
          onStep={setStep}
        />
      )}
      {lines.length > 0 && (
        <footer className={buttons.foot}>
          <p role="status">{t('chosen', { count, total })}</p>
          <button type="button" disabled={count === 0} onClick={addToCart}>
            {t('addToCart')}
          </button>
        </footer>
      )}
    </>
  )
}
