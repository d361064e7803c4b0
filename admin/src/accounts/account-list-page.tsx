import { roles, type Role } from '@foyer/schema/shapes/roles.ts'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ClearFilters } from '#generic/list/clear-filters.tsx'
import { ExportLink } from '#generic/list/export-link.tsx'
import { ListHead } from '#generic/list/list-head.tsx'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListPages } from '#generic/list/list-pages.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { ListSearch } from '#generic/list/list-search.tsx'
import { ListSelect } from '#generic/list/list-select.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { AccountRowView } from './account-row-view.tsx'
import { useAccounts } from './accounts.ts'
import { InviteDialog } from './invite-dialog.tsx'

const filterNames = ['role'] as const

/** Accounts by name. */
export function AccountListPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const navigate = useNavigate()
  const { permissions = [] } = usePermissions<Role[]>()
  const isAdmin = permissions.includes('admin')
  const [isInviting, setIsInviting] = useState(false)
  const list = useListAddress(filterNames)
  const { found, problem } = useAccounts(list.query, locale)
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate(isAdmin ? 'accounts.title' : 'accounts.visitors')} />
      <ListFilters>
        <ListSearch
          label={translate('accounts.search')}
          value={list.search}
          onSearch={list.searchFor}
        />
        {isAdmin && (
          <>
            <ListSelect
              label={translate('accounts.role')}
              value={list.valueOf('role')}
              options={[
                ['staff', translate('accounts.staff')],
                ['visitor', translate('accounts.visitor')],
                ...roles.map((role) => [role, translate(`accounts.roles.${role}`)] as const),
              ]}
              onChange={(role) => list.change('role', role)}
            />
            <Button variant="outlined" onClick={() => setIsInviting(true)}>
              {translate('accounts.invite')}
            </Button>
          </>
        )}
      </ListFilters>
      <ListHead
        result={
          <ListResult
            problem={problem}
            count={found && translate('accounts.found', { smart_count: found.count })}
          />
        }
      >
        <ClearFilters list={list} />
        <ExportLink list="accounts" filter={list.filter} />
      </ListHead>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '3px solid' }}>
        {found?.results.map((account) => (
          <AccountRowView key={account.id} account={account} />
        ))}
      </Box>
      <ListPages count={list.pagesOf(found?.count)} page={list.page} onChange={list.showPage} />
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onInvite={({ id }) => void navigate(`/accounts/${id}`)}
        />
      )}
    </Box>
  )
}
