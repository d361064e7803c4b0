import { useTranslations } from 'next-intl'
import { codeMessage } from '#features/booking/problem-message.ts'
import { OtherDates } from '#features/booking/steps/other-dates.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { design } from '#lib/design/design.ts'
import { type TicketEvent, ticketPaths } from './find-ticket-event.ts'
import type { TicketOutcome, TicketProblem } from './ticket-outcome.ts'
import styles from './ticket-page.module.css'

/** The result of the plain form, with the messages of the widget. */
export function TicketSummary(props: {
  event: TicketEvent
  outcome: TicketOutcome
  locale: Locale
}) {
  const { event, outcome, locale } = props
  const t = useTranslations('booking')
  const { held, problem } = outcome
  const added = held > 0 && t('added', { count: held })
  return (
    <div className={styles.form}>
      {problem && (
        <>
          <p className={styles.outcome}>{t('failed')}</p>
          {sentencesOf(problem, t).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      {problem === 'not-enough-seats' && <p>{t('fewer')}</p>}
      {added && (
        <>
          <p className={styles.outcome}>{added}</p>
          <p className={styles.intro}>{t('reserved')}</p>
        </>
      )}
      {problem && problem !== 'waiting-room' && event.ticketUrl && (
        <p className={styles.intro}>{t.rich('hint', { link: (name) => name })}</p>
      )}
      <p className={styles.ways}>
        {added && (
          <a className={styles.send} href={design.header.basketLink[locale]}>
            {t('toCart')}
          </a>
        )}
        {problem && event.ticketUrl && (
          <a className={styles.send} href={event.ticketUrl}>
            {t('toWebshop')}
          </a>
        )}
        {problem !== 'waiting-room' && (
          <a className={styles.again} href={ticketPaths(event)[locale]}>
            {problem ? t('chooseOthers') : t('chooseAgain')}
          </a>
        )}
      </p>
      {problem === 'not-enough-seats' && (
        <OtherDates events={event.otherEvents} locale={locale} heading="h2" />
      )}
    </div>
  )
}

function sentencesOf(problem: TicketProblem, t: Translate<'booking'>): string[] {
  switch (problem) {
    case 'lost':
    case 'limited':
      return [t(problem)]
    case 'choose':
    case 'foreign':
      return [t(`plain.${problem}`)]
    default:
      return codeMessage(problem, t)
  }
}
