import { Button } from '@mui/material'
import { useState } from 'react'
import {
  type HttpError,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useOfferRestoring, useRefusedDeletion } from './deletion.tsx'

/** Deletes the row of a form at once. */
export function DeleteButton() {
  const resource = useResourceContext()!
  const row = useRecordContext()
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const offerRestoring = useOfferRestoring(resource)
  const [isBusy, setIsBusy] = useState(false)
  const id = Number(row?.id)
  const leave = () => {
    redirect('list', resource)
    refresh()
    offerRestoring([id])
  }
  const { dialog, show } = useRefusedDeletion({ row: { resource, id }, onDeleted: leave })
  if (!row) return null
  const deleteRow = async () => {
    setIsBusy(true)
    try {
      await dataProvider.delete(resource, { id, previousData: row })
      leave()
    } catch (error) {
      if ((error as HttpError).status === 409) show(error as HttpError)
      else notify((error as Error).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => void deleteRow()}>
        {translate('ra.action.delete')}
      </Button>
      {dialog}
    </>
  )
}
