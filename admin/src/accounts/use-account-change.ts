import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { type Account, changeAccounts } from './accounts.ts'

/** Changes an account, one call at a time, and says what was done or why it was not. */
export function useAccountChange(onChange: (account: Account) => void) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const change = async (path: string, done: string, body?: Record<string, string | number>) => {
    setIsBusy(true)
    try {
      onChange(await changeAccounts(path, body))
      notify(done, { type: 'success' })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return { change, isBusy }
}
