import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListRow } from '#generic/list/list-row.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { OrderStateView } from './order-state-view.tsx'
import type { OrderRow } from './orders.ts'
import { writtenAmount, writtenMoment, writtenStart } from '#generic/values/written.ts'

/** An order in a list: who, for what, and how it stands. */
export function OrderRowView({ order }: { order: OrderRow }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  return (
    <ListRow columns={{ xs: '1fr', md: '7rem 1.2fr 1.6fr 9rem' }}>
      <Typography component="div" sx={{ fontWeight: 700 }}>
        <Link to={`/orders/${order.number}`} aria-label={translate('orders.one', order)}>
          {order.number}
        </Link>
        <Typography component="div" variant="body2" color="text.secondary">
          {writtenMoment(order.placed_at, locale)}
        </Typography>
      </Typography>
      <Box>
        <Typography sx={{ fontWeight: 650 }}>
          {order.name || translate('orders.forgotten')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {order.email}
        </Typography>
      </Box>
      <Box>
        {order.events.map((event) => (
          <Box key={event.id}>
            <Typography>{event.title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {writtenStart(event, locale)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ textAlign: { md: 'right' } }}>
        <OrderStateView state={order.state} />
        <Typography variant="body2">
          {translate('orders.places', { smart_count: order.places })},{' '}
          {writtenAmount(order.total, locale)}
        </Typography>
      </Box>
    </ListRow>
  )
}
