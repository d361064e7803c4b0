import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListRow } from '#generic/list/list-row.tsx'
import type { AccountRow } from './accounts.ts'

/** An account in a list: who, and what they may do. */
export function AccountRowView({ account }: { account: AccountRow }) {
  const translate = useTranslate()
  const states = [
    account.is_locked && translate('accounts.locked'),
    account.is_invited && translate('accounts.invited'),
  ].filter(Boolean)
  return (
    <ListRow columns={{ xs: '1fr', sm: '1fr 1fr' }}>
      <Box>
        <Typography component="div" sx={{ fontWeight: 700 }}>
          <Link to={`/accounts/${account.id}`}>{account.name || account.username}</Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {account.email}
        </Typography>
      </Box>
      <Box>
        <Typography>
          {account.roles.map((role) => translate(`accounts.roles.${role}`)).join(', ') ||
            translate('accounts.noRole')}
        </Typography>
        {states.length > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 700, color: 'primary.main' }}>
            {states.join(', ')}
          </Typography>
        )}
      </Box>
    </ListRow>
  )
}
