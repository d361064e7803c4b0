import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Details } from '#generic/parts/details.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { writtenMoment } from '#generic/values/written.ts'
import { OrderStateView } from './order-state-view.tsx'
import type { StaffOrder } from './orders.ts'

/** Who has ordered, when, and how it stands. */
export function OrderDetails({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const name = (detail: string) => translate(`orders.details.${detail}`)
  const moment = (at: string | null) => at && writtenMoment(at, locale)
  return (
    <Details
      values={[
        [name('state'), <OrderStateView key="state" state={order.state} />],
        [name('name'), order.name || translate('orders.forgotten')],
        [
          name('email'),
          order.email && (
            <Link key="email" href={`mailto:${order.email}`} color="inherit">
              {order.email}
            </Link>
          ),
        ],
        [name('placed_at'), moment(order.placed_at)],
        [name('payment_method'), translate(`orders.methods.${order.payment_method}`)],
        [name('paid_at'), moment(order.paid_at)],
        [name('canceled_at'), moment(order.canceled_at)],
        [
          name('access_needs'),
          order.access_needs && <strong key="needs">{order.access_needs}</strong>,
        ],
      ]}
    />
  )
}
