import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useTranslate } from 'react-admin'
import { CheckboxList } from '#generic/parts/checkbox-list.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { writtenStart } from '#generic/values/written.ts'
import {
  changeSubscriptions,
  firstDates,
  type Offer,
  type Subscription,
  type Subscriptions,
} from './subscriptions.ts'

type Props = {
  account: number
  offers: readonly Offer[]
  /** What is changed; missing for a new one. */
  subscription?: Subscription
  onChange: (all: Subscriptions) => void
  onClose: () => void
}

const keyOf = ({ series, season }: Pick<Offer, 'series' | 'season'>) => `${season.id} ${series.id}`

/** Asks for the series, the seat and the dates of a subscription. */
export function SubscriptionForm({ account, offers, subscription, onChange, onClose }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const [key, setKey] = useState(subscription ? keyOf(subscription) : '')
  const [seat, setSeat] = useState(subscription?.seat ?? '')
  const [events, setEvents] = useState(subscription?.dates.map(({ id }) => id) ?? [])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const offer = offers.find((one) => keyOf(one) === key)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!offer) return
    setIsBusy(true)
    try {
      const { series, season } = offer
      const added = subscription ? {} : { series: series.id, season: season.id }
      const path = subscription ? `${subscription.id}/` : ''
      onChange(await changeSubscriptions(account, path, { ...added, seat, events }))
      notify('accounts.subscriptions.saved', { type: 'success' })
    } catch (error) {
      setProblem((error as HttpError).message)
      setIsBusy(false)
    }
  }
  return (
    <Stack
      component="form"
      onSubmit={(event) => void save(event)}
      aria-label={translate(`accounts.subscriptions.${subscription ? 'change' : 'add'}`)}
      sx={{ mt: 2, gap: 1, maxWidth: '36rem' }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        select
        disabled={subscription !== undefined}
        label={translate('accounts.subscriptions.series')}
        value={offer ? key : ''}
        onChange={({ target }) => {
          setKey(target.value)
          setEvents(firstDates(offers.find((one) => keyOf(one) === target.value)?.dates ?? []))
        }}
      >
        {offers.map((one) => (
          <MenuItem key={keyOf(one)} value={keyOf(one)}>
            {`${one.series.name} ${one.season.name}`}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('accounts.subscriptions.seat')}
        helperText={translate('accounts.subscriptions.seatHelp')}
        value={seat}
        onChange={({ target }) => setSeat(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {offer && (
        <CheckboxList
          legend={translate('accounts.subscriptions.dates')}
          options={offer.dates.map((date) => ({
            value: date.id,
            label: `${writtenStart(date, locale)}: ${date.title}`,
          }))}
          chosen={events}
          onChange={setEvents}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy || events.length === 0}>
          {translate('ra.action.save')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Stack>
    </Stack>
  )
}
