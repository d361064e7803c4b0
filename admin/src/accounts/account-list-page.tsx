import { roles, type Role } from '@foyer/schema/shapes/roles.ts'
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { AccountRowView } from './account-row-view.tsx'
import { pageSize, useAccounts } from './accounts.ts'
import { ListPages } from '#generic/list-pages.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Accounts by name. What is searched for stays in the history of the tab, and in no address. */
export function AccountListPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const navigate = useNavigate()
  const { permissions = [] } = usePermissions<Role[]>()
  const isAdmin = permissions.includes('admin')
  const search = (useLocation().state as { search?: string } | null)?.search ?? ''
  const [typed, setTyped] = useState(search)
  const [isInviting, setIsInviting] = useState(false)
  const [parameters] = useSearchParams()
  const role = parameters.get('role') ?? ''
  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const query = new URLSearchParams({
    page: String(page),
    page_size: String(pageSize),
    ...(search && { search }),
    ...(role && { role }),
  })
  const { found, problem } = useAccounts(query.toString(), locale)
  const pages = Math.ceil((found?.count ?? 0) / pageSize)

  const show = (wanted: { role?: string; page?: string }, text = search) =>
    void navigate(
      { search: new URLSearchParams({ ...(role && { role }), ...wanted }).toString() },
      { state: { search: text } },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show({}, typed.trim())
  }

  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate(isAdmin ? 'accounts.title' : 'accounts.visitors')} />
      <Stack
        component="form"
        role="search"
        direction="row"
        onSubmit={submit}
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <Stack direction="row" sx={{ flex: '1 1 18rem', gap: 1, maxWidth: { sm: '26rem' } }}>
          <TextField
            type="search"
            margin="none"
            label={translate('accounts.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="contained">
            {translate('accounts.find')}
          </Button>
        </Stack>
        {isAdmin && (
          <TextField
            select
            margin="none"
            sx={{ flex: '1 1 11rem', maxWidth: { sm: '18rem' } }}
            label={translate('accounts.role')}
            value={role}
            onChange={({ target }) => show({ role: target.value })}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{translate('accounts.all')}</MenuItem>
            <MenuItem value="staff">{translate('accounts.staff')}</MenuItem>
            <MenuItem value="visitor">{translate('accounts.visitor')}</MenuItem>
            {roles.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`accounts.roles.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isAdmin && (
          <Button variant="outlined" onClick={() => setIsInviting(true)}>
            {translate('accounts.invite')}
          </Button>
        )}
      </Stack>
      <Box role="status" sx={{ my: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {found && (
          <Typography>{translate('accounts.found', { smart_count: found.count })}</Typography>
        )}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '3px solid' }}>
        {found?.results.map((account) => (
          <AccountRowView key={account.id} account={account} />
        ))}
      </Box>
      <ListPages
        count={pages}
        page={page}
        label={translate('accounts.pages')}
        onChange={(wanted) => show({ page: String(wanted) })}
      />
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onInvite={({ id }) => void navigate(`/accounts/${id}`)}
        />
      )}
    </Box>
  )
}
