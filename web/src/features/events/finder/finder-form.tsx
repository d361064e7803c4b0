import { getTranslations } from 'next-intl/server'
import { filterOptions } from '#features/events/filter/filter-options.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { FinderForm_queryFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { weekendsFrom } from '#lib/time/weekends.ts'
import styles from './finder-form.module.css'

/** The search for events by day, house, genre and audience: a plain form that leads to the filtered list. */
export async function FinderForm(props: {
  query: FragmentType<typeof FinderForm_queryFragmentDoc>
  /** From the CMS; the message where there is none. */
  headline: string | null | undefined
  locale: Locale
}) {
  const { locale } = props
  const { calendar, ...lists } = readFragment(FinderForm_queryFragmentDoc, props.query)
  const t = await getTranslations('home.finder')
  const options = filterOptions(lists, {})
  const selects = [
    { name: 'venue', label: t('where'), any: t('anywhere'), options: options.venue },
    { name: 'genre', label: t('what'), any: t('anything'), options: options.genre },
    { name: 'tag', label: t('forWhom'), any: t('everyone'), options: options.tag },
  ]
  return (
    <form className={styles.form} action={pathFor('events', {}, locale)}>
      <h1>{props.headline || t('title')}</h1>
      {calendar && <Days today={calendar.today} />}
      <div className={styles.fields}>
        {selects.map(({ name, label, any, options }) => (
          <label key={name} className={styles.field}>
            {label}
            <select name={name} className={styles.input} defaultValue="">
              <option value="">{any}</option>
              {options.map(({ number, name }) => (
                <option key={number} value={number}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className={styles.submit}>
          {t('find')}
        </button>
      </div>
    </form>
  )
}

/** The usual days to press, and any others to enter; entered ones come first. */
async function Days({ today }: { today: string }) {
  const t = await getTranslations('home.finder')
  const { current, next } = weekendsFrom(today)
  const choices = [
    { label: t('anyDay'), days: '' },
    { label: t('today'), days: `${today}/${today}` },
    { label: t('weekend'), days: `${current.date}/${current.to}` },
    { label: t('nextWeekend'), days: `${next.date}/${next.to}` },
  ]
  return (
    <fieldset className={styles.days}>
      <legend>{t('when')}</legend>
      <div className={styles.choices}>
        {choices.map(({ label, days }) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name="days" value={days} defaultChecked={days === ''} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className={styles.range}>
        <label className={styles.field}>
          {t('from')}
          <input type="date" name="date" className={styles.input} min={today} />
        </label>
        <label className={styles.field}>
          {t('to')}
          <input type="date" name="to" className={styles.input} min={today} />
        </label>
      </div>
    </fieldset>
  )
}
