import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Title, useNotify, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { Section } from '#generic/parts/section.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderTickets } from './order-tickets.tsx'
import { changeOrder, type StaffOrder, useOrder } from './orders.ts'
import { writtenMoment } from '#generic/values/written.ts'

/** One order, whole, with what the box office can do with it. */
export function OrderPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const number = Number(useParams()['number'])
  const { found: order, problem, replace } = useOrder(number, locale)
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('orders.one', { number })} />
      <Button component={Link} to="/orders" sx={{ ml: -1 }}>
        {translate('orders.back')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {order && <OrderView order={order} onChange={replace} />}
    </Box>
  )
}

type Props = { order: StaffOrder; onChange: (order: StaffOrder) => void }

function OrderView({ order, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const [isCanceling, setIsCanceling] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const mail = async () => {
    setIsBusy(true)
    try {
      onChange(await changeOrder(order.number, 'mail'))
      notify('orders.mailed', { type: 'success' })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack sx={{ gap: 4, mt: 1 }}>
      <OrderDetails order={order} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {order.can_mail && (
          <Button variant="contained" disabled={isBusy} onClick={() => void mail()}>
            {translate('orders.mailAgain')}
          </Button>
        )}
        {order.canceled_at === null && (
          <Button variant="outlined" onClick={() => setIsCanceling(true)}>
            {translate('orders.cancel')}
          </Button>
        )}
      </Stack>
      <Section title={translate('orders.tickets')}>
        <OrderTickets order={order} />
      </Section>
      <Section title={translate('orders.notes')}>
        <OrderNotes order={order} onChange={onChange} />
      </Section>
      <Section title={translate('orders.mails')}>
        {order.mails.length === 0 && <Typography>{translate('orders.noMails')}</Typography>}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {order.mails.map(({ written_at: written, sent_at: sent }) => (
            <li key={written}>
              {translate(sent ? 'orders.mailSent' : 'orders.mailWaits', {
                at: writtenMoment(sent ?? written, locale),
              })}
            </li>
          ))}
        </Box>
      </Section>
      {isCanceling && (
        <CancelDialog
          order={order}
          onClose={() => setIsCanceling(false)}
          onCancel={(canceled) => {
            setIsCanceling(false)
            onChange(canceled)
          }}
        />
      )}
    </Stack>
  )
}
