import { Button } from '@mui/material'
import {
  type HttpError,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useOfferRestoring, useRefusedDeletion } from './deletion.tsx'

/** Deletes the selected rows in one unit of work: all of them, or none. */
export function BulkDeleteButton() {
  const { resource, selectedIds, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const offerRestoring = useOfferRestoring(resource)
  const { dialog, show } = useRefusedDeletion({ onDeleted: refresh })
  const deleteRows = async () => {
    try {
      await dataProvider.deleteMany(resource, { ids: selectedIds })
      onUnselectItems()
      refresh()
      offerRestoring(selectedIds)
    } catch (error) {
      if ((error as HttpError).status === 409) show(error as HttpError)
      else notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <>
      <Button size="small" color="error" onClick={() => void deleteRows()}>
        {translate('ra.action.delete')}
      </Button>
      {dialog}
    </>
  )
}
