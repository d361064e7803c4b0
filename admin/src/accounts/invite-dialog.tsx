import { roles } from '@foyer/schema/shapes/roles.ts'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { NestedErrors } from '#provider/call-origin.ts'
import { type Account, changeAccounts } from './accounts.ts'
import { usePageChoices } from './page-choices.ts'
import { type ChosenRole, grantOf, RoleFields } from './role-fields.tsx'

type Props = { onClose: () => void; onInvite: (account: Account) => void }

const texts = { firstName: 'first_name', lastName: 'last_name', email: 'email' } as const

/** Asks whom to invite, and what they may do. */
export function InviteDialog({ onClose, onInvite }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useLocaleCode()
  const [values, setValues] = useState<Record<string, string>>({ language: locale })
  const [role, setRole] = useState<ChosenRole>({ role: 'editor', page: '' })
  const pages = usePageChoices(locale)
  const [errors, setErrors] = useState<NestedErrors>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const invite = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      onInvite(await changeAccounts('', { ...values, ...grantOf(role) }))
      notify('accounts.inviteDone', { type: 'success' })
    } catch (error) {
      const { body, message } = error as HttpError
      const found = (body as { errors?: NestedErrors } | undefined)?.errors
      setErrors(found ?? {})
      setProblem(found ? undefined : message)
      setIsBusy(false)
    }
  }
  const bind = (name: string) => ({
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
    error: typeof errors[name] === 'string',
    helperText: typeof errors[name] === 'string' ? errors[name] : undefined,
  })
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="invite-title">
      <form noValidate onSubmit={(event) => void invite(event)}>
        <DialogTitle id="invite-title">{translate('accounts.inviteTitle')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{translate('accounts.inviteExplanation')}</Typography>
          {Object.entries(texts).map(([label, name]) => (
            <TextField
              key={name}
              required
              type={name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              label={translate(`accounts.${label}`)}
              {...bind(name)}
            />
          ))}
          <RoleFields
            label={translate('accounts.role')}
            roles={roles}
            pages={pages}
            value={role}
            onChange={setRole}
          />
          <TextField select label={translate('accounts.language')} {...bind('language')}>
            {(['de', 'en'] as const).map((language) => (
              <MenuItem key={language} value={language}>
                {translate(`accounts.languages.${language}`)}
              </MenuItem>
            ))}
          </TextField>
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('accounts.sendInvitation')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
