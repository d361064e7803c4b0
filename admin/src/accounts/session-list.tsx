import { Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { writtenMoment } from '#generic/values/written.ts'
import type { Account } from './accounts.ts'
import { useAccountChange } from './use-account-change.ts'

type Props = { account: Account; onChange: (account: Account) => void }

/** Where an account is logged in. */
export function SessionList({ account: { id, sessions }, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { change, isBusy } = useAccountChange(onChange)
  if (sessions.length === 0) return <Typography>{translate('accounts.noSessions')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {sessions.map((session) => {
        const at = writtenMoment(session.started_at, locale)
        const credential = translate(`accounts.credentials.${session.credential}`)
        return (
          <Stack
            key={session.id}
            component="li"
            direction="row"
            sx={{
              py: 1,
              gap: 1,
              justifyContent: 'space-between',
              alignItems: 'center',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Typography>
                {session.is_current
                  ? translate('accounts.current')
                  : session.user_agent || translate('accounts.unknownBrowser')}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate('accounts.session', { credential, at })}
              </Typography>
            </Box>
            {!session.is_current && (
              <Button
                disabled={isBusy}
                aria-label={translate('accounts.endNamed', { at })}
                onClick={() => void change(`${id}/sessions/${session.id}/end/`, 'accounts.ended')}
              >
                {translate('accounts.end')}
              </Button>
            )}
          </Stack>
        )
      })}
    </Box>
  )
}
