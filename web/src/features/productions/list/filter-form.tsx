import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { ClosingDetails } from '#ui/closing-details.tsx'
import bar from '#ui/filters/filter-bar.module.css'
import chips from '#ui/filters/chosen-chips.module.css'
import list from '#ui/filters/option-list.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './filter-form.module.css'
import { isChosen, type ProductionFilter, productionsAddress } from './production-filter.ts'

type Part = keyof ProductionFilter
type Option = { value: number | string; name: string }

/** The filters of the list, as those of the programme: titles that open their options, and the chosen ones below. */
export async function FilterForm(props: {
  filter: ProductionFilter
  seasons: readonly Option[]
  exhibitionTypes: readonly Option[]
  tags: readonly Option[]
  locale: Locale
}) {
  const t = await getTranslations('productions')
  const { filter, locale } = props
  const kinds = [
    { part: 'season', options: props.seasons },
    { part: 'exhibitionType', options: props.exhibitionTypes },
    { part: 'tag', options: props.tags },
  ] as const
  const addressWith = (changed: Partial<ProductionFilter>) =>
    productionsAddress({ filter: { ...filter, ...changed } }, locale)
  const nameOf = (part: Part) => {
    if (part === 'date') return filter.date?.split('-').toReversed().join('.')
    const { options } = kinds.find((kind) => kind.part === part)!
    return options.find(({ value }) => value === filter[part])?.name ?? String(filter[part])
  }
  const parts = [...kinds.map(({ part }) => part), 'date'] as const
  return (
    // The key closes what is open when another choice is shown.
    <section
      key={JSON.stringify(filter)}
      className={styles.filters}
      aria-label={t('filters')}
      data-print="no"
    >
      <ClosingDetails>
        <div className={bar.bar}>
          {kinds.map(({ part, options }) => (
            <details key={part} className={bar.panel} name="productions-filter">
              <summary data-active={filter[part] !== undefined || undefined}>{t(part)}</summary>
              <ul className={`${bar.options} ${list.options}`}>
                {options.map(({ value, name }) => {
                  const isCurrent = filter[part] === value
                  return (
                    <li key={value}>
                      <SiteLink
                        href={addressWith({ [part]: isCurrent ? undefined : value })}
                        rel="nofollow"
                        {...(isCurrent && { 'aria-current': 'true' as const })}
                      >
                        {name}
                      </SiteLink>
                    </li>
                  )
                })}
              </ul>
            </details>
          ))}
          <details className={bar.panel} name="productions-filter">
            <summary data-active={filter.date !== undefined || undefined}>{t('date')}</summary>
            <form
              className={`${bar.options} ${styles.day}`}
              action={pathFor('productions', {}, locale)}
            >
              <label htmlFor="productions-from">{t('from')}</label>
              <input
                id="productions-from"
                type="date"
                name="date"
                required
                defaultValue={filter.date}
              />
              <Kept name="season" value={filter.season} />
              <Kept name="exhibition_type" value={filter.exhibitionType} />
              <Kept name="tag" value={filter.tag} />
              <button type="submit">{t('show')}</button>
            </form>
          </details>
        </div>
      </ClosingDetails>
      {isChosen(filter) && (
        <section className={chips.chosen} aria-label={t('chosen')}>
          <ul>
            {parts
              .filter((part) => filter[part] !== undefined)
              .map((part) => (
                <li key={part}>
                  <SiteLink
                    className={chips.chip}
                    href={addressWith({ [part]: undefined })}
                    rel="nofollow"
                    aria-label={t('remove', { name: `${t(part)}: ${nameOf(part)}` })}
                  >
                    {nameOf(part)}
                    <i aria-hidden="true" />
                  </SiteLink>
                </li>
              ))}
            <li>
              <SiteLink className={chips.reset} href={pathFor('productions', {}, locale)}>
                {t('reset')}
              </SiteLink>
            </li>
          </ul>
        </section>
      )}
    </section>
  )
}

/** A filter that the form of the day keeps. */
function Kept({ name, value }: { name: string; value: number | string | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />
}
