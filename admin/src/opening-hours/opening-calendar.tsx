import { weekdays } from '@foyer/schema/resources/site/weekdays.ts'
import { languageTag } from '@foyer/schema/shapes/locales.ts'
import { Box, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { toTheatreTime } from '#provider/theatre-time.ts'
import type { Row } from '#provider/written-values.ts'
import { Section } from '#generic/parts/section.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { CalendarDayLink } from './calendar-day-link.tsx'
import { daysOfMonth, filterOfMonth, monthBeside, monthOf } from './days-of-month.ts'

const asMany = { page: 1, perPage: 100 }
const byDay = { pagination: asMany, sort: { field: 'day', order: 'ASC' } } as const
const byWeekday = { pagination: asMany, sort: { field: 'weekday', order: 'ASC' } } as const

const readToday = () => toTheatreTime(new Date().toISOString()).slice(0, 10)

/** A month of opening hours and exceptions. Each day leads to its exception, or to the form of a new one. On a phone it is a list. */
export function OpeningCalendar() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const [today] = useState(readToday)
  const [month, setMonth] = useState(monthOf(today))
  const { data: hours } = useGetList<Row & { id: number }>('opening-hours', byWeekday)
  const { data: exceptions, isPlaceholderData: isBusy } = useGetList<Row & { id: number }>(
    'opening-exceptions',
    { ...byDay, filter: filterOfMonth(month) },
    // The calendar stays, and with it the focus, until the other month has been read.
    { placeholderData: (before) => before },
  )
  if (!hours || !exceptions) return null
  const days = daysOfMonth(month, { hours, exceptions })
  const name = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`))
  const step = (by: -1 | 1, label: string, path: string) => (
    <IconButton
      size="small"
      color="inherit"
      aria-label={translate(`openingCalendar.${label}`)}
      onClick={() => setMonth(monthBeside(month, by))}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <path d={path} strokeWidth="2" />
      </svg>
    </IconButton>
  )
  return (
    <Box sx={{ mt: 2, mb: 1 }}>
      <Section title={translate('openingCalendar.title')}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          {step(-1, 'previous', 'M15 5l-7 7 7 7')}
          <Typography
            component="h3"
            aria-live="polite"
            sx={{ fontWeight: 700, minWidth: '9rem', textAlign: 'center' }}
          >
            {name}
          </Typography>
          {step(1, 'next', 'M9 5l7 7-7 7')}
        </Box>
        <Box component="ol" aria-busy={isBusy} sx={{ ...grid, ...(isBusy && { opacity: 0.4 }) }}>
          {days.map((one, index) => (
            <Box
              component="li"
              key={one.day}
              sx={index === 0 ? { gridColumnStart: { md: weekdays.indexOf(one.weekday) + 1 } } : {}}
            >
              <CalendarDayLink calendarDay={one} isToday={one.day === today} />
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  )
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0, md: '1px' },
  gridTemplateColumns: { xs: '1fr', md: 'repeat(7, minmax(0, 1fr))' },
}
