import { useTranslations } from 'next-intl'
import type { HubKeywordsQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import styles from '#features/hub/hub.module.css'
import { BarPlot } from '#features/hub/plots/bar-plot.tsx'
import { shortDay } from '#lib/time/days.ts'

type Keywords = NonNullable<HubKeywordsQuery['dashboardKeywords']>
type Term = Keywords['terms'][number]

/** What visitors searched for, and what they did not find. */
export function KeywordsSection({ keywords, locale }: { keywords: Keywords; locale: Locale }) {
  const t = useTranslations('hub.keywords')
  const hub = useTranslations('hub')
  return (
    <>
      <BarPlot
        caption={t('perDay')}
        labelHeading={hub('dayHeading')}
        columns={[t('searches'), t('withoutResult')]}
        drawn={[0]}
        rows={keywords.days.map(({ day, searches, withoutResult }) => ({
          key: day,
          label: shortDay(day, locale),
          values: [searches, withoutResult],
        }))}
      />
      <h3 className={styles.subheading}>{t('termsWithout')}</h3>
      <Terms terms={keywords.withoutResult} none={t('noneWithout')} locale={locale} />
      <h3 className={styles.subheading}>{t('terms')}</h3>
      <Terms terms={keywords.terms} none={t('none')} locale={locale} />
    </>
  )
}

function Terms(props: { terms: readonly Term[]; none: string; locale: Locale }) {
  const { terms, none, locale } = props
  const t = useTranslations('hub.keywords')
  const search = pathFor('search', {}, locale)
  return (
    <HubList
      none={none}
      rows={terms.map(({ term, locale: language, searches, found }) => ({
        key: `${language} ${term}`,
        row: (
          <HubRow
            title={term}
            href={`${search}?${new URLSearchParams({ q: term })}`}
            detail={`${t('times', { count: searches })} · ${t('found', { count: found })} · ${language}`}
          />
        ),
      }))}
    />
  )
}
