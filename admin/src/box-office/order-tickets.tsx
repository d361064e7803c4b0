import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { StaffOrder } from './orders.ts'
import { useWrittenSeat } from './use-written-seat.ts'
import { writtenAmount, writtenStart } from '#generic/values/written.ts'

/** The tickets of an order by event, with their prices and their sum. */
export function OrderTickets({ order: { events, tickets, total } }: { order: StaffOrder }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const writtenSeat = useWrittenSeat()
  return (
    <>
      {events.map((event) => (
        <Box key={event.id} sx={{ mb: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {event.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {writtenStart(event, locale)}, {event.venue} ·{' '}
            <Link to={`/door-lists/${event.id}`}>{translate('doorLists.open')}</Link>
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
            {tickets
              .filter(({ event: { id } }) => id === event.id)
              .map((ticket) => (
                <Box component="li" key={ticket.code} sx={line}>
                  <span>
                    {writtenSeat({ ...ticket, seat_group: ticket.seat_group_text })},{' '}
                    {ticket.sale_type}
                  </span>
                  <Amount>{writtenAmount(ticket.price, locale)}</Amount>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
      <Box sx={{ ...line, fontWeight: 700, borderTop: 1 }}>
        <span>{translate('orders.total')}</span>
        <Amount>{writtenAmount(total, locale)}</Amount>
      </Box>
    </>
  )
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const

const Amount = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Box>
)
