import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { changeOrder, type StaffOrder } from './orders.ts'
import { writtenMoment } from '#generic/values/written.ts'

type Props = { order: StaffOrder; onChange: (order: StaffOrder) => void }

/** What was noted about an order, and a form for a refund. */
export function OrderNotes({ order, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      onChange(await changeOrder(order.number, 'refund-notes', { text }))
      setText('')
      notify('orders.noteAdded', { type: 'success' })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      {order.notes.length === 0 && <Typography>{translate('orders.noNotes')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {order.notes.map(({ kind, text: noted, written_at: at, by }) => (
          <Box component="li" key={at + kind} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="text.secondary">
              {translate(`orders.noteKinds.${kind}`)} ·{' '}
              {by
                ? translate('orders.noteBy', { name: by, at: writtenMoment(at, locale) })
                : writtenMoment(at, locale)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{noted}</Typography>
          </Box>
        ))}
      </Box>
      <Stack
        component="form"
        onSubmit={(event) => void add(event)}
        sx={{ mt: 2, gap: 1, maxWidth: '36rem', alignItems: 'flex-start' }}
      >
        <TextField
          multiline
          minRows={2}
          label={translate('orders.refundText')}
          helperText={translate('orders.refundHelp')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || text.trim() === ''}>
          {translate('orders.addRefund')}
        </Button>
      </Stack>
    </>
  )
}
