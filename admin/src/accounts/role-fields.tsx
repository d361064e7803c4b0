import { type Role, rolesOfParts } from '@foyer/schema/shapes/roles.ts'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PageChoice } from './page-choices.ts'

/** A role, and the page for which it is given with those below; empty for the whole site. */
export type ChosenRole = { role: Role | ''; page: string }

type Props = {
  label: string
  roles: readonly Role[]
  pages: readonly PageChoice[]
  value: ChosenRole
  onChange: (value: ChosenRole) => void
}

/** A role, and for which part of the page tree, where a role can be limited to one. */
export function RoleFields({ label, roles, pages, value, onChange }: Props) {
  const translate = useTranslate()
  const isOfPart = value.role !== '' && rolesOfParts.includes(value.role)
  const choose = (role: Role) =>
    onChange({ role, page: rolesOfParts.includes(role) ? value.page : '' })
  return (
    <>
      <TextField
        select
        label={label}
        value={value.role}
        onChange={({ target }) => choose(target.value as Role)}
      >
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {translate(`accounts.roles.${role}`)}
          </MenuItem>
        ))}
      </TextField>
      {isOfPart && (
        <TextField
          select
          label={translate('accounts.where')}
          value={value.page}
          onChange={({ target }) => onChange({ ...value, page: target.value })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('accounts.onWholeSite')}</MenuItem>
          {pages.map(({ id, title, depth }) => (
            <MenuItem key={id} value={String(id)} sx={{ pl: 2 + depth * 3, whiteSpace: 'normal' }}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}

/** As the origin takes it. */
export const grantOf = ({ role, page }: ChosenRole) => ({
  role,
  ...(page !== '' && { page: Number(page) }),
})
