import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useTranslate } from 'react-admin'
import { changeOrder, type StaffOrder } from './orders.ts'

type Props = { order: StaffOrder; onClose: () => void; onCancel: (order: StaffOrder) => void }

/** Asks why an order is cancelled, and says what follows. */
export function CancelDialog({ order, onClose, onCancel }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const cancel = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      const canceled = await changeOrder(order.number, 'cancel', { reason, refund_note: refund })
      notify('orders.canceled', { type: 'success' })
      onCancel(canceled)
    } catch (error) {
      setProblem((error as HttpError).message)
      setIsBusy(false)
    }
  }
  const explanation = order.email
    ? translate('orders.cancelExplanation', order)
    : translate('orders.cancelExplanationWithoutMail')
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="cancel-title">
      <form onSubmit={(event) => void cancel(event)}>
        <DialogTitle id="cancel-title">{translate('orders.cancelTitle', order)}</DialogTitle>
        <DialogContent>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{explanation}</Typography>
          <TextField
            required
            multiline
            minRows={2}
            sx={{ mt: 2 }}
            label={translate('orders.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {order.paid_at && (
            <TextField
              multiline
              minRows={2}
              label={translate('orders.refundOptional')}
              helperText={translate('orders.refundHelp')}
              value={refund}
              onChange={({ target }) => setRefund(target.value)}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{translate('orders.keep')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy || reason.trim() === ''}>
            {translate('orders.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
