import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import type { ProductionsQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { FilterForm } from './filter-form.tsx'
import { LoadMoreProductions } from './load-more-productions.tsx'
import { isChosen, type ProductionFilter, productionsAddress } from './production-filter.ts'
import { ProductionRow } from './production-row.tsx'
import styles from './productions-page.module.css'

/** A page of the productions: filters, posters in a ruled list, and the link to the next ones. */
export async function ProductionsPage(props: {
  productions: ProductionsQuery
  filter: ProductionFilter
  page: number
  locale: Locale
  /** From the CMS; the message where there is none. */
  headline: string | undefined
}) {
  const t = await getTranslations('productions')
  const { productions: lists, filter, page, locale } = props
  const rows = lists.productions?.nodes ?? []
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{props.headline ?? t('title')}</h1>
        <p className={styles.count}>
          <span>{t('count', { count: lists.productions?.totalCount ?? 0 })}</span>
          {page > 1 && <span>{t('page', { page })}</span>}
        </p>
      </div>
      <FilterForm
        filter={filter}
        seasons={(lists.seasons ?? []).map(numbered)}
        exhibitionTypes={(lists.exhibitionTypes ?? []).map(({ key, name }) => ({
          value: key,
          name,
        }))}
        tags={(lists.productionTags ?? []).filter(({ showInFilter }) => showInFilter).map(numbered)}
        locale={locale}
      />
      {page > 1 && (
        <p className={styles.previous} data-print="no">
          <SiteLink href={productionsAddress({ filter, page: page - 1 }, locale)}>
            ↑ {t('previousPage')}
          </SiteLink>
        </p>
      )}
      {rows.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.nothing}>{isChosen(filter) ? t('emptyTitle') : t('noneTitle')}</p>
          {isChosen(filter) && (
            <>
              <p>{t('emptyHint')}</p>
              <SiteLink className={styles.reset} href={pathFor('productions', {}, locale)}>
                {t('reset')}
              </SiteLink>
            </>
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((production) => (
          <li key={production.number}>
            <ProductionRow production={production} locale={locale} />
          </li>
        ))}
      </ul>
      {lists.productions?.pageInfo.hasNextPage && (
        <LoadMoreProductions
          key={productionsAddress({ filter, page }, locale)}
          href={productionsAddress({ filter, page: page + 1 }, locale)}
          next={{ filter, page: page + 1 }}
          locale={locale}
          labels={{ more: t('row.more'), loading: t('row.loading') }}
        />
      )}
    </div>
  )
}

const numbered = ({ number, name }: { number: number; name: string }) => ({ value: number, name })
