import { getTranslations } from 'next-intl/server'
import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { Locale } from '#i18n/locales.ts'
import { programmeAddress } from '#features/events/filter/programme-address.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { weekendsFrom } from '#lib/time/weekends.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './programme-shortcuts.module.css'

/** Frequent searches: tonight, the weekends, and any period with the age of the youngest visitor. Works without JavaScript. */
export async function ProgrammeShortcuts(props: {
  choice: ProgrammeChoice
  today: string
  locale: Locale
}) {
  const { choice, today, locale } = props
  if (!today) return null
  const t = await getTranslations('programme.shortcuts')
  const go = (await getTranslations('programme'))('go')
  const { current, next } = weekendsFrom(today)
  // The other filters are kept: children this weekend are a tag, or an age, and two days.
  const links = [
    { name: t('tonight'), days: { date: today, to: today } },
    { name: t('weekend'), days: current },
    { name: t('nextWeekend'), days: next },
  ]
  const { date: _, to: __, age: ___, ...kept } = choice
  return (
    <nav className={styles.shortcuts} aria-label={t('label')} data-print="no">
      <ul>
        {links.map(({ name, days }) => (
          <li key={name}>
            <SiteLink
              href={programmeAddress({ ...choice, ...days }, locale)}
              aria-current={choice.date === days.date && choice.to === days.to ? 'true' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('period')}</summary>
        <form action={pathFor('events', {}, locale)}>
          <label>
            {t('from')}
            <input type="date" name="date" defaultValue={choice.date ?? today} />
          </label>
          <label>
            {t('to')}
            <input type="date" name="to" defaultValue={choice.to} />
          </label>
          <label>
            {t('age')}
            <input type="number" name="age" min={1} max={120} defaultValue={choice.age} />
          </label>{' '}
          {Object.entries(kept).map(
            ([name, value]) =>
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <button type="submit">{go}</button>
        </form>
      </details>
    </nav>
  )
}
