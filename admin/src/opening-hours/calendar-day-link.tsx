import { languageTag } from '@foyer/schema/shapes/locales.ts'
import { Box } from '@mui/material'
import { useCreatePath, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Row } from '#provider/written-values.ts'
import { textIn } from '#generic/values/text-in.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { CalendarDay } from './days-of-month.ts'

type Props = { calendarDay: CalendarDay; isToday: boolean }

/** A day of the calendar: its date, and when it is open. */
export function CalendarDayLink({ calendarDay: { day, isException, rows }, isToday }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const createPath = useCreatePath()
  const resource = 'opening-exceptions'
  const [first] = rows
  const to =
    isException && first
      ? createPath({ resource, type: 'edit', id: first['id'] as number })
      : `${createPath({ resource, type: 'create' })}?source=${encodeURIComponent(JSON.stringify({ day }))}`
  const date = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
  const timesOf = (row: Row) => {
    const [from, until] = [row['time_from'], row['time_to']] as (string | null)[]
    const text = textIn(row['alternative_text'], locale)
    if (text) return text
    return from && until
      ? `${from.slice(0, 5)} – ${until.slice(0, 5)}`
      : translate('openingCalendar.closed')
  }
  const lines = rows.length > 0 ? rows.map(timesOf) : [translate('openingCalendar.closed')]
  return (
    <Box
      component={Link}
      to={to}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        ...box,
        ...(isException && { borderTopColor: 'error.main', borderTopWidth: 3 }),
        ...(isToday && { backgroundColor: 'action.hover' }),
      }}
    >
      <Box component="span" sx={{ fontWeight: 700, minWidth: '6rem' }}>
        {date}
      </Box>{' '}
      <Box component="span" sx={{ display: 'grid' }}>
        {isException && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 700 }}>
            {translate('openingCalendar.exception')}{' '}
          </Box>
        )}
        {lines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </Box>
    </Box>
  )
}

const box = {
  display: { xs: 'flex', md: 'block' },
  height: '100%',
  minHeight: { md: '5.5rem' },
  p: 1,
  borderTop: '1px solid',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
}
