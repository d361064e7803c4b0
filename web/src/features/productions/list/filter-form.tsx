import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './filter-form.module.css'
import { isChosen, type ProductionFilter } from './production-filter.ts'

type Option = { value: number | string; name: string }

/** The filters of the list: a plain form, whose target is the list. */
export async function FilterForm(props: {
  filter: ProductionFilter
  seasons: readonly Option[]
  exhibitionTypes: readonly Option[]
  tags: readonly Option[]
  locale: Locale
}) {
  const t = await getTranslations('productions')
  const { filter, locale } = props
  const path = pathFor('productions', {}, locale)
  const choices = [
    { name: 'season', label: t('season'), value: filter.season, options: props.seasons },
    {
      name: 'exhibition_type',
      label: t('exhibitionType'),
      value: filter.exhibitionType,
      options: props.exhibitionTypes,
    },
    { name: 'tag', label: t('tag'), value: filter.tag, options: props.tags },
  ]
  return (
    // The key resets the fields to those of the current address.
    <form
      key={JSON.stringify(filter)}
      className={styles.filters}
      action={path}
      aria-label={t('filters')}
      data-print="no"
    >
      {choices.map(({ name, label, value, options }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <select name={name} defaultValue={value ?? ''}>
            <option value="">{t('any')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={styles.field}>
        <span>{t('from')}</span>
        <input type="date" name="date" defaultValue={filter.date} />
      </label>
      <button type="submit">{t('show')}</button>
      {isChosen(filter) && (
        <p className={styles.reset}>
          <SiteLink href={path}>{t('reset')}</SiteLink>
        </p>
      )}
    </form>
  )
}
