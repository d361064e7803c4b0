import { Alert, Box, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLogin, useTranslate } from 'react-admin'
import { mayUse } from '#provider/auth-provider.ts'
import { readSession } from '#provider/session.ts'
import { LanguageButton } from './app-bar.tsx'
import { useDocumentLanguage } from './layout.tsx'
import { LogInForm } from './log-in-form.tsx'

/** What everybody sees who is not logged in, or has no role for anything here. */
export function LogInPage() {
  useDocumentLanguage()
  const translate = useTranslate()
  const logIn = useLogin()
  const isWithoutAccess = useIsWithoutAccess()
  const title = translate('admin.logIn.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Box component="main" sx={{ maxWidth: '26rem', mx: 'auto', p: 3 }}>
      <LanguageButton />
      <Typography
        component="h1"
        sx={{ fontSize: '3rem', fontWeight: 900, fontStretch: '67%', lineHeight: 1, mb: 3 }}
      >
        {title}
      </Typography>
      {isWithoutAccess && <Alert sx={{ mb: 2 }}>{translate('admin.logIn.noAccess')}</Alert>}
      <LogInForm
        onLogIn={async (credentials) => {
          await logIn(credentials)
        }}
      />
    </Box>
  )
}

function useIsWithoutAccess(): boolean {
  const [isWithout, setIsWithout] = useState(false)
  useEffect(() => {
    readSession().then(
      ({ is_logged_in, roles }) => setIsWithout(is_logged_in && !mayUse(roles)),
      () => {},
    )
  }, [])
  return isWithout
}
