import { roles } from '@foyer/schema/shapes/roles.ts'
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Account } from './accounts.ts'
import { useAccountChange } from './use-account-change.ts'

type Props = { account: Account; onChange: (account: Account) => void }

/** The roles of an account, each of which can be taken away, and a form for another one. */
export function RoleGrants({ account, onChange }: Props) {
  const translate = useTranslate()
  const { change, isBusy } = useAccountChange(onChange)
  const [role, setRole] = useState('')
  const ofSite = account.grants.filter(({ page }) => page === null).map((grant) => grant.role)
  const missing = roles.filter((one) => !ofSite.includes(one))
  const give = async (event: FormEvent) => {
    event.preventDefault()
    await change(`${account.id}/roles/`, 'accounts.given', { role })
    setRole('')
  }
  return (
    <>
      {account.grants.length === 0 && <Typography>{translate('accounts.noRole')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {account.grants.map(({ id, role: own, page, source }) => {
          const name = translate(`accounts.roles.${own}`)
          const isFixed = source === 'oidc' || (account.is_own && own === 'admin')
          return (
            <Stack
              key={id}
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
              <Box>
                <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {page === null
                    ? translate('accounts.wholeSite')
                    : translate('accounts.ofPage', { page })}
                  {source === 'oidc' && `, ${translate('accounts.fromProvider')}`}
                </Typography>
              </Box>
              {!isFixed && (
                <Button
                  disabled={isBusy}
                  aria-label={translate('accounts.takeNamed', { role: name })}
                  onClick={() => void change(`${account.id}/roles/${id}/take/`, 'accounts.taken')}
                >
                  {translate('accounts.take')}
                </Button>
              )}
            </Stack>
          )
        })}
      </Box>
      {missing.length > 0 && (
        <Stack
          component="form"
          direction="row"
          onSubmit={(event) => void give(event)}
          sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <TextField
            select
            margin="none"
            sx={{ flex: '1 1 14rem', maxWidth: '22rem' }}
            label={translate('accounts.newRole')}
            value={role}
            onChange={({ target }) => setRole(target.value)}
          >
            {missing.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`accounts.roles.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="outlined" disabled={isBusy || role === ''}>
            {translate('accounts.give')}
          </Button>
        </Stack>
      )}
    </>
  )
}
