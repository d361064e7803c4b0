import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { writtenStart } from '#generic/values/written.ts'
import { changeSubscriptions, type Subscription, type Subscriptions } from './subscriptions.ts'

type Props = {
  account: number
  subscriptions: readonly Subscription[]
  onChange: (all: Subscriptions) => void
  onEdit: (subscription: Subscription) => void
}

/** The subscriptions of an account with their dates. */
export function SubscriptionList({ account, subscriptions, onChange, onEdit }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (id: number) => {
    setIsBusy(true)
    try {
      onChange(await changeSubscriptions(account, `${id}/remove/`))
      notify('accounts.subscriptions.removed', { type: 'success' })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {subscriptions.map((subscription) => {
        const { id, series, season, seat, dates } = subscription
        const name = `${series.name} ${season.name}`
        return (
          <Box component="li" key={id} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {[name, seat].filter(Boolean).join(', ')}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {dates.map((date) => (
                <Typography component="li" variant="body2" key={date.id}>
                  {writtenStart(date, locale)}: {date.title}
                  {date.occurrence !== 'scheduled' &&
                    ` (${translate(`accounts.subscriptions.occurrences.${date.occurrence}`)})`}
                </Typography>
              ))}
            </Box>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5, ml: -1 }}>
              <Button
                disabled={isBusy}
                aria-label={translate('accounts.subscriptions.changeNamed', { name })}
                onClick={() => onEdit(subscription)}
              >
                {translate('accounts.subscriptions.change')}
              </Button>
              <Button
                disabled={isBusy}
                aria-label={translate('accounts.subscriptions.removeNamed', { name })}
                onClick={() => void remove(id)}
              >
                {translate('accounts.subscriptions.remove')}
              </Button>
            </Stack>
          </Box>
        )
      })}
    </Box>
  )
}
