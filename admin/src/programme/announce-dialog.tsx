import { eventAnnouncements } from '@foyer/schema/rest/event-announcement.ts'
import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { callOrigin, type NestedErrors } from '#provider/call-origin.ts'
import type { Row } from '#provider/written-values.ts'
import { AnnouncedDate, AnnouncedReason, type AnnouncedValues } from './announcement-fields.tsx'

type Change = (typeof eventAnnouncements)[number]
type Holders = { orders: number; places: number }

type Props = { event: Row & { id: number }; onClose: () => void }

/** Cancels, postpones or moves an event, and says before how many orders that concerns. */
export function AnnounceDialog({ event, onClose }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const refresh = useRefresh()
  const path = (call: string) => adminApiPath(locale, `events/${event.id}/${call}/`)
  const { found: holders } = useResponse<Holders>(path('holders'))
  const [change, setChange] = useState<Change>('cancel')
  const [values, setValues] = useState<AnnouncedValues>(() => ({
    day: event['day'] as string,
    time: ((event['local_time'] as string | null) ?? '').slice(0, 5),
    reasonDe: '',
    reasonEn: '',
  }))
  const [tellsHolders, setTellsHolders] = useState(true)
  const [error, setError] = useState<{ message: string; errors: NestedErrors }>()
  const [isBusy, setIsBusy] = useState(false)

  const announce = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setIsBusy(true)
    const { day, time, reasonDe, reasonEn } = values
    const body = {
      change,
      ...(change === 'move' && { day, ...(time !== '' && { local_time: time }) }),
      reason_de: reasonDe,
      reason_en: reasonEn,
      tells_holders: tellsHolders,
      revision: event['revision'],
    }
    try {
      const notified = (await callOrigin(path('announce'), { method: 'POST', body })) as Holders
      const text = notified.orders > 0 ? 'announce.told' : 'announce.done'
      notify(text, { type: 'success', messageArgs: { smart_count: notified.orders } })
      refresh()
      onClose()
    } catch (cause) {
      const { message, body: response } = cause as HttpError
      setError({ message, errors: (response as { errors?: NestedErrors })?.errors ?? {} })
      setIsBusy(false)
    }
  }
  // What was wrong is no longer there.
  const onChange = (name: keyof AnnouncedValues, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setError(undefined)
  }
  const fields = { values, errors: error?.errors ?? {}, onChange }
  const placed = ['day', 'local_time', 'reason_de', 'reason_en']
  const isPlaced = error && placed.some((name) => name in error.errors)
  const unplaced = error && Object.values(error.errors).find((text) => typeof text === 'string')

  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="announce-title">
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => void announce(submitted)}
        // The fields scroll, the buttons below them stay.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id="announce-title">{translate('announce.title')}</DialogTitle>
        <DialogContent>
          <FormLabel id="announce-change">{translate('announce.change')}</FormLabel>
          <RadioGroup
            aria-labelledby="announce-change"
            value={change}
            onChange={(_changed, wanted) => {
              setChange(wanted as Change)
              setError(undefined)
            }}
          >
            {eventAnnouncements.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={translate(`announce.changes.${one}`)}
              />
            ))}
          </RadioGroup>
          {change === 'move' && <AnnouncedDate {...fields} />}
          <AnnouncedReason {...fields} isRequired={change === 'cancel'} />
          <Typography role="status" sx={{ mt: 2, fontWeight: 700 }}>
            {holders
              ? translate(holders.orders === 0 ? 'announce.nobody' : 'announce.holders', {
                  smart_count: holders.orders,
                  places: holders.places,
                })
              : translate('announce.counting')}
          </Typography>
          {holders !== undefined && holders.orders > 0 && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={tellsHolders}
                  onChange={(_changed, isWanted) => setTellsHolders(isWanted)}
                />
              }
              label={translate('announce.tell')}
            />
          )}
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('announce.unsaved')}
          </Typography>
          {error && !isPlaced && <Alert severity="error">{unplaced ?? error.message}</Alert>}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(`announce.do.${change}`)}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
