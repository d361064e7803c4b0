import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { listQuery } from '#lib/list-query.ts'
import { ChoiceLink } from './choice-link.tsx'
import styles from '#ui/filters/chosen-chips.module.css'
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
              href={`${path}${listQuery(without(part, choice))}`}
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
  const days = writtenDays(choice, { today, t })
  const day: Chip[] = days ? [{ part: 'date', of: t('calendar'), name: days }] : []
  const age: Chip[] = choice.age
    ? [{ part: 'age', of: t('age'), name: t('forAge', { age: choice.age }) }]
    : []
  const chosen = filterKinds.flatMap((kind): Chip[] => {
    const id = choice[kind]
    if (id === undefined) return []
    const name = options[kind].find((option) => option.number === id)?.name ?? String(id)
    return [{ part: kind, of: t(`kinds.${kind}`), name }]
  })
  return [...day, ...age, ...chosen]
}

/** The choice without one of its parts; the last day goes with the first. */
const without = (part: keyof ProgrammeChoice, choice: ProgrammeChoice): ProgrammeChoice => ({
  ...choice,
  ...(part === 'date' && { to: undefined }),
  [part]: undefined,
})

/** The chosen days in words; undefined where the list begins today and has no end. */
function writtenDays(
  { date, to }: ProgrammeChoice,
  { today, t }: { today: string; t: Translate<'programme.filter'> },
): string | undefined {
  if (!to) return date && date !== today ? t('fromDay', { day: writtenDay(date) }) : undefined
  const first = date ?? today
  if (first === to) return to === today ? t('today') : writtenDay(to)
  return t('days', { first: writtenDay(first), last: writtenDay(to) })
}

/** `2026-12-01` as `01.12.2026`. */
const writtenDay = (day: string) => day.split('-').toReversed().join('.')
