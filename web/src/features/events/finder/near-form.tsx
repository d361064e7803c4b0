import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import styles from './houses.module.css'
import type { Town } from './towns-on-map.ts'

/** The choice of the town from which distances are measured: a plain form that leads back to the houses. */
export async function NearForm(props: {
  towns: readonly Town[]
  near: number | undefined
  locale: Locale
}) {
  const t = await getTranslations('home.houses')
  // Distances are those of towns: its first house stands for each.
  const choices = props.towns.flatMap(({ name, at, houses }) => {
    const isChosen = houses.some(({ number }) => number === props.near)
    return at ? [{ name, value: isChosen ? props.near! : houses[0]!.number }] : []
  })
  return (
    <form className={styles.near} action={`${pathFor('index', {}, props.locale)}#houses`}>
      <label>
        {t('from')}
        <select name="near" defaultValue={props.near ?? ''}>
          <option value="">{t('anywhere')}</option>
          {choices.map(({ name, value }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('sort')}</button>
    </form>
  )
}
