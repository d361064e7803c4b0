import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  SearchAnswers_queryFragmentDoc,
  SearchCounts_searchFragmentDoc,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { searchLabels } from '#features/search/form/search-labels.ts'
import { finishedMessages } from '#i18n/finished-messages.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type SearchTab, searchAddress } from './search-address.ts'
import { SearchForm } from '#features/search/form/search-form.tsx'
import styles from './search-page.module.css'

const rowsAPage = 10

/** The search page: its form, the two tabs with their counts, the results of one of them. */
export async function SearchPage(props: {
  locale: Locale
  term: string
  /** The results; undefined before a search. */
  found?: {
    tab: SearchTab
    page: number
    counts: FragmentType<typeof SearchCounts_searchFragmentDoc>
    answers: FragmentType<typeof SearchAnswers_queryFragmentDoc>
    rows: ReactNode[]
  }
}) {
  const { locale, term, found } = props
  const t = await getTranslations('search')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SearchForm
        search={pathFor('search', {}, locale)}
        from={pathFor('search', { ...(found && { category: found.tab }) }, locale)}
        term={term}
        locale={locale}
        labels={finishedMessages(await getTranslations('search.box'), searchLabels)}
        placement="page"
      />
      {found?.page === 1 && <Answers answers={found.answers} />}
      {found ? (
        <Found {...found} term={term} locale={locale} />
      ) : (
        <p className={styles.ask}>{t('ask')}</p>
      )}
    </div>
  )
}

/** What editors answer to common questions. */
async function Answers(props: { answers: FragmentType<typeof SearchAnswers_queryFragmentDoc> }) {
  const { searchAnswers } = readFragment(SearchAnswers_queryFragmentDoc, props.answers)
  if (!searchAnswers || searchAnswers.length === 0) return null
  const t = await getTranslations('search')
  return (
    <section className={styles.answers} aria-label={t('answers')}>
      <ul>
        {searchAnswers.map(({ number, title, text, link }) => (
          <li key={number}>
            <h2>{title}</h2>
            <p>{text}</p>
            <SiteLink href={link.url}>{link.text} →</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function Found(props: {
  term: string
  locale: Locale
  tab: SearchTab
  page: number
  counts: FragmentType<typeof SearchCounts_searchFragmentDoc>
  rows: ReactNode[]
}) {
  const { term, locale, tab, page, rows } = props
  const t = await getTranslations('search')
  const counts = readFragment(SearchCounts_searchFragmentDoc, props.counts)
  const countOf = { events: counts.eventCount, others: counts.otherCount }
  if (countOf.events + countOf.others === 0) {
    return <NothingFound similar={counts.similar} locale={locale} />
  }
  const other = tab === 'events' ? 'others' : 'events'
  const pages = Math.ceil(countOf[tab] / rowsAPage)
  return (
    <>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        <ul>
          {(['events', 'others'] as const).map((one) => (
            <li key={one}>
              <SiteLink
                href={searchAddress({ term, tab: one }, locale)}
                aria-current={one === tab ? 'true' : undefined}
              >
                {t(one)} <span>{countOf[one]}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="visually-hidden" role="status">
        {`${t(tab)}: ${t('count', { count: countOf[tab] })}`}
      </p>
      {rows.length === 0 && (
        <p className={styles.nothing}>
          {t('nothingHere')}{' '}
          <SiteLink href={searchAddress({ term, tab: other }, locale)}>
            {t('elsewhere', { count: countOf[other], tab: t(other) })}
          </SiteLink>
        </p>
      )}
      <ol className={styles.rows}>{rows}</ol>
      {pages > 1 && (
        <nav className={styles.paging} aria-label={t('paging')} data-print="no">
          {page > 1 ? (
            <SiteLink href={searchAddress({ term, tab, page: page - 1 }, locale)}>
              ← {t('previous')}
            </SiteLink>
          ) : (
            <span />
          )}
          <p>{t('pageOf', { page, pages })}</p>
          {page < pages ? (
            <SiteLink href={searchAddress({ term, tab, page: page + 1 }, locale)}>
              {t('next')} →
            </SiteLink>
          ) : (
            <span />
          )}
        </nav>
      )}
    </>
  )
}
