import { roles } from '@foyer/schema/shapes/roles.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { Account } from './accounts.ts'
import { usePageChoices } from './page-choices.ts'
import { type ChosenRole, grantOf, RoleFields } from './role-fields.tsx'
import { useAccountChange } from './use-account-change.ts'

type Props = { account: Account; onChange: (account: Account) => void }

const none: ChosenRole = { role: '', page: '' }

/** The roles of an account, each of which can be taken away, and a form for another one. */
export function RoleGrants({ account, onChange }: Props) {
  const translate = useTranslate()
  const { change, isBusy } = useAccountChange(onChange)
  const pages = usePageChoices(useLocaleCode())
  const [chosen, setChosen] = useState(none)
  const ofSite = account.grants.filter(({ page }) => page === null).map((grant) => grant.role)
  const missing = roles.filter((one) => !ofSite.includes(one))
  const give = async (event: FormEvent) => {
    event.preventDefault()
    await change(`${account.id}/roles/`, 'accounts.given', grantOf(chosen))
    setChosen(none)
  }
  return (
    <>
      {account.grants.length === 0 && <Typography>{translate('accounts.noRole')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {account.grants.map(({ id, role: own, page, source }) => {
          const name = translate(`accounts.roles.${own}`)
          const part = pages.find((one) => one.id === page)
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
                  {page === null && translate('accounts.wholeSite')}
                  {page !== null &&
                    translate('accounts.ofPage', {
                      page: part?.title ?? translate('admin.number', { id: page }),
                    })}
                  {part?.path && ` (${part.path})`}
                  {source === 'oidc' && `, ${translate('accounts.fromProvider')}`}
                </Typography>
              </Box>
              {!isFixed && (
                <Button
                  disabled={isBusy}
                  aria-label={
                    part
                      ? translate('accounts.takeOfPage', { role: name, page: part.title })
                      : translate('accounts.takeNamed', { role: name })
                  }
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
          sx={{
            mt: 2,
            gap: 2,
            flexWrap: 'wrap',
            alignItems: 'center',
            '& > .MuiFormControl-root': { m: 0, flex: '1 1 14rem', maxWidth: { sm: '22rem' } },
          }}
        >
          <RoleFields
            label={translate('accounts.newRole')}
            roles={missing}
            pages={pages}
            value={chosen}
            onChange={setChosen}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || chosen.role === ''}>
            {translate('accounts.give')}
          </Button>
        </Stack>
      )}
    </>
  )
}
