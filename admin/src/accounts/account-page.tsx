import type { Role } from '@foyer/schema/shapes/roles.ts'
import { Alert, Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { Details } from '#generic/parts/details.tsx'
import { Section } from '#generic/parts/section.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { ConfirmDialog } from '#generic/parts/confirm-dialog.tsx'
import { writtenMoment } from '#generic/values/written.ts'
import { type Account, useAccount } from './accounts.ts'
import { RoleGrants } from './role-grants.tsx'
import { SessionList } from './session-list.tsx'
import { SubscriptionSection } from './subscriptions/subscription-section.tsx'
import { useAccountChange } from './use-account-change.ts'

/** One account: what it may do, where it is logged in, and the subscriptions of a visitor. */
export function AccountPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { found: account, problem, replace } = useAccount(Number(useParams()['id']), locale)
  const name = account ? account.name || account.username : ''
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={account ? translate('accounts.one', { name }) : translate('accounts.title')} />
      <Button component={Link} to="/accounts" sx={{ ml: -1 }}>
        {translate('accounts.back')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {account && <AccountView account={account} onChange={replace} />}
    </Box>
  )
}

type Props = { account: Account; onChange: (account: Account) => void }

function AccountView({ account, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { permissions = [] } = usePermissions<Role[]>()
  const isAdmin = permissions.includes('admin')
  const { change, isBusy } = useAccountChange(onChange)
  const [isLocking, setIsLocking] = useState(false)
  const { id } = account
  const state = account.is_locked ? 'locked' : account.is_invited ? 'invited' : 'active'
  return (
    <Stack sx={{ gap: 4, mt: 1 }}>
      <Details
        values={[
          [translate('accounts.details.name'), account.name],
          [translate('accounts.details.username'), account.username],
          [translate('accounts.details.email'), account.email],
          [translate('accounts.details.created_at'), writtenMoment(account.created_at, locale)],
          [
            translate('accounts.details.state'),
            <strong key="state">{translate(`accounts.${state}`)}</strong>,
          ],
        ]}
      />
      {isAdmin && (
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {account.is_invited && !account.is_locked && (
              <Button
                variant="contained"
                disabled={isBusy}
                onClick={() => void change(`${id}/invite/`, 'accounts.inviteDone')}
              >
                {translate('accounts.inviteAgain')}
              </Button>
            )}
            {account.is_locked && (
              <Button
                variant="contained"
                disabled={isBusy}
                onClick={() => void change(`${id}/unlock/`, 'accounts.unlocked')}
              >
                {translate('accounts.unlock')}
              </Button>
            )}
            {!account.is_locked && !account.is_own && (
              <Button variant="outlined" onClick={() => setIsLocking(true)}>
                {translate('accounts.lock')}
              </Button>
            )}
          </Stack>
          <Section title={translate('accounts.rolesTitle')}>
            <RoleGrants account={account} onChange={onChange} />
          </Section>
          <Section title={translate('accounts.sessions')}>
            <SessionList account={account} onChange={onChange} />
          </Section>
        </>
      )}
      {account.roles.length === 0 && <SubscriptionSection account={id} />}
      {isLocking && (
        <ConfirmDialog
          title={translate('accounts.lockTitle', { name: account.name || account.username })}
          explanation={translate('accounts.lockExplanation')}
          action={translate('accounts.lock')}
          onClose={() => setIsLocking(false)}
          onConfirm={async () => {
            await change(`${id}/lock/`, 'accounts.lockedNow')
            setIsLocking(false)
          }}
        />
      )}
    </Stack>
  )
}
