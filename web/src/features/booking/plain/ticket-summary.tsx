import { countInWords, fill } from '#features/booking/booking-labels.ts'
import { problemInWords } from '#features/booking/problem-in-words.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { design } from '#lib/design/design.ts'
import { type TicketEvent, ticketPaths } from './find-ticket-event.ts'
import type { TicketOutcome, TicketProblem } from './ticket-outcome.ts'
import styles from './ticket-page.module.css'

type Labels = Messages['booking']

/** How the plain form ended, in the words of the widget. */
export function TicketSummary(props: {
  event: TicketEvent
  outcome: TicketOutcome
  locale: Locale
  labels: Labels
}) {
  const { event, outcome, locale, labels } = props
  const { held, problem } = outcome
  const added = held > 0 && countInWords(labels.added, held)
  return (
    <div className={styles.form}>
      {problem && (
        <>
          <p className={styles.outcome}>{labels.failed}</p>
          {sentencesOf(problem, labels).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      {added && (
        <>
          <p className={styles.outcome}>{added}</p>
          <p className={styles.intro}>{labels.reserved}</p>
        </>
      )}
      {problem && event.ticketUrl && (
        <p className={styles.intro}>{fill(labels.hint, { webshop: labels.webshop })}</p>
      )}
      <p className={styles.ways}>
        {added && (
          <a className={styles.send} href={design.header.basketLink[locale]}>
            {labels.toCart}
          </a>
        )}
        {problem && event.ticketUrl && (
          <a className={styles.send} href={event.ticketUrl}>
            {labels.toWebshop}
          </a>
        )}
        <a className={styles.again} href={ticketPaths(event)[locale]}>
          {problem ? labels.chooseOthers : labels.chooseAgain}
        </a>
      </p>
    </div>
  )
}

function sentencesOf(problem: TicketProblem, labels: Labels): string[] {
  switch (problem) {
    case 'not-enough-seats':
      return problemInWords({ code: problem, message: '', responseCode: -214 }, labels)
    case 'no-reservation':
      return problemInWords({ code: problem, message: '', responseCode: -204 }, labels)
    case 'lost':
      return [labels.lost]
    case 'limited':
      return [labels.limited]
    default:
      return [labels.plain[problem]]
  }
}
