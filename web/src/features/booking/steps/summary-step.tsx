import type { Locale } from '#i18n/locales.ts'
import { type BookingLabels, countInWords, fill } from '#features/booking/booking-labels.ts'
import buttons from './booking-buttons.module.css'
import stepStyles from './step.module.css'
import summaryStyles from './summary.module.css'
import { HeldTime } from '#features/booking/widget/held-time.tsx'
import { problemInWords } from '#features/booking/problem-in-words.ts'
import { ticketsOf } from '#features/booking/rules/hold-seats.ts'
import { StepHeading } from './step-heading.tsx'
import type { HoldState } from '#features/booking/widget/use-hold.ts'

/** How it ended: what is held and for how long, what could not be had, and what can be done about it (B-07). */
export function SummaryStep(props: {
  hold: HoldState
  /** Name of a part of the hall. */
  groupText: (seatGroup: number) => string
  webshopUrl: string | null | undefined
  locale: Locale
  labels: BookingLabels
  onRetry: () => void
  onChooseAgain: () => void
}) {
  const { hold, groupText, webshopUrl, locale, labels } = props
  if (hold.status === 'waiting') {
    return (
      <div className={stepStyles.step} aria-busy="true">
        <StepHeading key={hold.status}>{labels.adding}</StepHeading>
        <span className={summaryStyles.spinner} aria-hidden="true" />
      </div>
    )
  }
  const { held, refused, unanswered } = hold.outcome
  const cart = held.at(-1)?.cart
  const isWhole = refused.length === 0 && !unanswered
  const added = countInWords(labels.added, ticketsOf(held.map(({ call }) => call)))
  return (
    <div className={stepStyles.step} data-outcome={isWhole ? 'held' : 'failed'}>
      <StepHeading key={hold.status}>{isWhole ? added : labels.failed}</StepHeading>
      {!isWhole && (
        <ul className={summaryStyles.problems}>
          {refused.map(({ call, refusal }) => (
            <li key={call.requestKey}>
              {hold.outcome.refused.length + held.length > 1 && <b>{groupText(call.seatGroup)}</b>}
              {problemInWords(refusal, labels).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </li>
          ))}
          {unanswered && <li>{labels[unanswered.reason]}</li>}
        </ul>
      )}
      {!isWhole && cart && <p className={stepStyles.words}>{added}</p>}
      {cart && <HeldTime cart={cart} locale={locale} labels={labels} />}
      {!isWhole && webshopUrl && <Hint url={webshopUrl} labels={labels} />}
      <div className={summaryStyles.ways}>
        {unanswered && (
          <button className={buttons.primary} type="button" onClick={props.onRetry}>
            {labels.retry}
          </button>
        )}
        {!isWhole && webshopUrl && (
          <a className={buttons.primary} href={webshopUrl}>
            {labels.toWebshop}
          </a>
        )}
        {cart && (
          <a className={isWhole ? buttons.primary : buttons.secondary} href={cart.cartUrl}>
            {labels.toCart}
          </a>
        )}
        {!unanswered && (
          <button className={buttons.secondary} type="button" onClick={props.onChooseAgain}>
            {refused.length > 0 ? labels.chooseOthers : labels.chooseAgain}
          </button>
        )}
      </div>
    </div>
  )
}

/** Where else the tickets can be had. */
function Hint({ url, labels }: { url: string; labels: BookingLabels }) {
  const [before = '', after = ''] = fill(labels.hint, { webshop: '\n' }).split('\n')
  return (
    <p className={stepStyles.words}>
      {before}
      <a href={url}>{labels.webshop}</a>
      {after}
    </p>
  )
}
