import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { listQuery } from '#lib/list-query.ts'
import { ChoiceLink } from './choice-link.tsx'
import styles from './chosen-chips.module.css'
import type { FilterOptions } from './filter-options.ts'
import { filterKinds, isChosen, type ProgrammeChoice } from './programme-choice.ts'

type Chip = { part: keyof ProgrammeChoice; name: string; of: string }

type ChipsProps = {
  choice: ProgrammeChoice
  options: FilterOptions
  today: string
  path: string
  locale: Locale
}

/**
 * The active filters; each chip removes its filter. Rendered on the server and, after another choice, in the browser.
 */
export function ChosenChips(props: ChipsProps) {
  const { choice, today, path } = props
  const t = useTranslations('programme.filter')
  if (!isChosen(choice, today)) return null
  return (
    <section className={styles.chosen} aria-label={t('chosen')} data-print="no">
      <ul>
        {chipsOf(props, t).map(({ part, name, of }) => (
          <li key={part}>
            <ChoiceLink
              className={styles.chip}
              href={`${path}${listQuery({ ...choice, [part]: undefined })}`}
              aria-label={t('remove', { name: `${of}: ${name}` })}
            >
              {name}
              <i aria-hidden="true" />
            </ChoiceLink>
          </li>
        ))}
        <li>
          <ChoiceLink className={styles.reset} href={path}>
            {t('reset')}
          </ChoiceLink>
        </li>
      </ul>
    </section>
  )
}

function chipsOf(
  { choice, options, today }: Pick<ChipsProps, 'choice' | 'options' | 'today'>,
  t: Translate<'programme.filter'>,
): Chip[] {
  const day: Chip[] =
    choice.date && choice.date !== today
      ? [{ part: 'date', of: t('calendar'), name: t('fromDay', { day: writtenDay(choice.date) }) }]
      : []
  const chosen = filterKinds.flatMap((kind): Chip[] => {
    const id = choice[kind]
    if (id === undefined) return []
    const name = options[kind].find((option) => option.number === id)?.name ?? String(id)
    return [{ part: kind, of: t(`kinds.${kind}`), name }]
  })
  return [...day, ...chosen]
}

/** `2026-12-01` as `01.12.2026`. */
const writtenDay = (day: string) => day.split('-').toReversed().join('.')
