import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import buttons from './booking-buttons.module.css'
import stepStyles from './step.module.css'
import summaryStyles from './summary.module.css'
import { HeldTime } from '#features/booking/widget/held-time.tsx'
import { problemMessage } from '#features/booking/problem-message.ts'
import { ticketsOf } from '#features/booking/rules/hold-seats.ts'
import { StepHeading } from './step-heading.tsx'
import type { HoldState } from '#features/booking/widget/use-hold.ts'

/** The result: what is held and for how long, what could not be held, and what to do about it (B-07). */
export function SummaryStep(props: {
  hold: HoldState
  /** Name of a seat group. */
  groupName: (seatGroupNumber: number) => string
  webshopUrl: string | null | undefined
  /** Other dates, offered where there are not enough seats. */
  otherDates: ReactNode
  locale: Locale
  onRetry: () => void
  onChooseAgain: () => void
}) {
  const { hold, groupName, webshopUrl, locale } = props
  const t = useTranslations('booking')
  if (hold.status === 'waiting') {
    return (
      <div className={stepStyles.step} aria-busy="true">
        <StepHeading key={hold.status}>{t('adding')}</StepHeading>
        <span className={summaryStyles.spinner} aria-hidden="true" />
      </div>
    )
  }
  const { held, refused, failed } = hold.outcome
  const cart = held.at(-1)?.cart
  const isWhole = refused.length === 0 && !failed
  const hasTooFewSeats = refused.some(({ problem }) => problem.code === 'NOT_ENOUGH_SEATS')
  const added = t('added', { count: ticketsOf(held.map(({ call }) => call)) })
  return (
    <div className={stepStyles.step} data-outcome={isWhole ? 'held' : 'failed'}>
      <StepHeading key={hold.status}>{isWhole ? added : t('failed')}</StepHeading>
      {!isWhole && (
        <ul className={summaryStyles.problems}>
          {refused.map(({ call, problem }) => (
            <li key={call.idempotencyKey}>
              {hold.outcome.refused.length + held.length > 1 && (
                <b>{groupName(call.seatGroupNumber)}</b>
              )}
              {problemMessage(problem, t).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </li>
          ))}
          {failed && <li>{t(failed.reason)}</li>}
        </ul>
      )}
      {hasTooFewSeats && <p className={stepStyles.labels}>{t('fewer')}</p>}
      {!isWhole && cart && <p className={stepStyles.labels}>{added}</p>}
      {cart && <HeldTime locale={locale} />}
      {!isWhole && webshopUrl && <Hint url={webshopUrl} />}
      <div className={summaryStyles.ways}>
        {failed && (
          <button className={buttons.primary} type="button" onClick={props.onRetry}>
            {t('retry')}
          </button>
        )}
        {!isWhole && webshopUrl && (
          <a className={buttons.primary} href={webshopUrl}>
            {t('toWebshop')}
          </a>
        )}
        {cart?.url && (
          <a className={isWhole ? buttons.primary : buttons.secondary} href={cart.url}>
            {t('toCart')}
          </a>
        )}
        {!failed && (
          <button className={buttons.secondary} type="button" onClick={props.onChooseAgain}>
            {refused.length > 0 ? t('chooseOthers') : t('chooseAgain')}
          </button>
        )}
      </div>
      {hasTooFewSeats && props.otherDates}
    </div>
  )
}

/** Where else tickets are sold. */
function Hint({ url }: { url: string }) {
  const t = useTranslations('booking')
  return (
    <p className={stepStyles.labels}>
      {/* oxlint-disable-next-line react/no-unstable-nested-components -- how a part of a sentence is marked, no component */}
      {t.rich('hint', { link: (name) => <a href={url}>{name}</a> })}
    </p>
  )
}
