import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { OrderStateView } from './order-state-view.tsx'
import type { StaffOrder } from './orders.ts'
import { writtenMoment } from './written.ts'

/** Who has ordered, when, and how it stands. */
export function OrderDetails({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const moment = (at: string | null) => at && writtenMoment(at, locale)
  const details: Record<string, ReactNode> = {
    state: <OrderStateView state={order.state} />,
    name: order.name || translate('orders.forgotten'),
    email: order.email && (
      <Link href={`mailto:${order.email}`} color="inherit">
        {order.email}
      </Link>
    ),
    placed_at: moment(order.placed_at),
    payment_method: translate(`orders.methods.${order.payment_method}`),
    paid_at: moment(order.paid_at),
    canceled_at: moment(order.canceled_at),
    access_needs: order.access_needs && <strong>{order.access_needs}</strong>,
  }
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
        overflowWrap: 'anywhere',
      }}
    >
      {Object.entries(details)
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`orders.details.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  )
}
