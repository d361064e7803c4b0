'use client'
import { useTranslations } from 'next-intl'
import { useMoreProductionsQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/productions.json'
import en from '#messages/en/productions.json'
import { NextRows } from '#ui/load-more/next-rows.tsx'
import { LoadingProductions } from './loading-productions.tsx'
import { type ProductionFilter, productionVariables } from './production-filter.ts'
import { ProductionRow } from './production-row.tsx'

const messages = { de: { productions: de }, en: { productions: en } }

type Props = {
  next: { filter: ProductionFilter; page: number }
  locale: Locale
}

/** The pages loaded below the first one. */
export default withGraph(withMessages(FollowingProductions, messages))

export function FollowingProductions({ next, ...common }: Props) {
  const { locale } = common
  const t = useTranslations('productions.row')
  const { data, error, refetch } = useMoreProductionsQuery({
    variables: productionVariables(next.filter, { page: next.page, locale }),
    notifyOnNetworkStatusChange: true,
  })
  return (
    <NextRows
      result={{ list: data?.productions, error, refetch }}
      labels={{
        failed: t('failed'),
        more: t('more'),
        loaded: (count) => t('loaded', { count }),
      }}
      waiting={<LoadingProductions label={t('loading')} />}
      renderRow={(production) => <ProductionRow production={production} locale={locale} />}
      following={<FollowingProductions {...common} next={{ ...next, page: next.page + 1 }} />}
    />
  )
}
