import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OrderRow } from './orders.ts'

/** What needs somebody to act stands out. */
const urgent: readonly OrderRow['state'][] = ['open', 'refund_due', 'unconfirmed']

/** How an order stands, in a word. */
export function OrderStateView({ state }: { state: OrderRow['state'] }) {
  const translate = useTranslate()
  return (
    <Typography
      component="div"
      sx={{
        fontWeight: 700,
        ...(urgent.includes(state) && { color: 'primary.main' }),
        ...(state === 'canceled' && { fontWeight: 400, color: 'text.secondary' }),
      }}
    >
      {translate(`orders.states.${state}`)}
    </Typography>
  )
}
