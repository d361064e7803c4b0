import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import type { OpeningDay } from './opening-day.ts'
import { closedSentence, openingSentences } from './opening-sentences.ts'
import { OpeningNow } from './opening-now.tsx'

type Props = { day: OpeningDay; locale: Locale }

/**
 * Whether the box office is open now, as one line; replaced by the theatre's text and link for the day, if there is
 * one. `before` is shown until the browser knows the time.
 */
export function HoursToday({ before, ...props }: Props & { before?: ReactNode }) {
  const { text, href } = props.day
  const said = text ?? <State {...props} before={before} />
  return href ? <AnyLink href={href}>{said}</AnyLink> : said
}

function State({ day, locale, before }: Props & { before: ReactNode }) {
  const t = useTranslations('openingHours')
  const sentences = openingSentences(day, { t, locale })
  return sentences ? (
    <OpeningNow sentences={sentences} before={before} />
  ) : (
    closedSentence(day.next, { t, locale })
  )
}
