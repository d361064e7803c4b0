import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'

type Credentials = { username: string; password: string }

/** Asks for user name and password; `onLogIn` throws if they are wrong. */
export function LogInForm({ onLogIn }: { onLogIn: (credentials: Credentials) => Promise<void> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form of the page behind the dialog is its parent in React.
    event.stopPropagation()
    const entered = new FormData(event.currentTarget)
    setIsBusy(true)
    try {
      await onLogIn({
        username: textOf(entered, 'username'),
        password: textOf(entered, 'password'),
      })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        name="username"
        required
        autoComplete="username"
        label={translate('ra.auth.username')}
      />
      <TextField
        name="password"
        type="password"
        required
        autoComplete="current-password"
        label={translate('ra.auth.password')}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {translate('ra.auth.sign_in')}
      </Button>
      <Link href={`/${locale}/user/profile`} target="_blank">
        {translate('admin.logIn.otherWays')}
      </Link>
    </Stack>
  )
}

function textOf(entered: FormData, name: string): string {
  const value = entered.get(name)
  return typeof value === 'string' ? value : ''
}
