import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { forgetSession, logIn } from '#provider/session.ts'
import { listenForEndOfSession } from '#provider/session-ended.ts'
import { LogInForm } from './log-in-form.tsx'

/** Asks for a log-in over the page when the session has ended, so that what was typed stays. */
export function EndedSessionDialog() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(
    () =>
      listenForEndOfSession(() => {
        forgetSession()
        setIsOpen(true)
      }),
    [],
  )
  return (
    <Dialog open={isOpen} aria-labelledby="ended-title">
      <DialogTitle id="ended-title">{translate('admin.logIn.ended')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('admin.logIn.kept')}</DialogContentText>
        <LogInForm
          onLogIn={async (credentials) => {
            await logIn(credentials)
            setIsOpen(false)
            refresh()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
