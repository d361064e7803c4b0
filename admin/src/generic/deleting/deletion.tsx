import { Alert, Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { type HttpError, type Identifier, useNotify, useRefresh, useTranslate } from 'react-admin'
import { restoreRow } from '#provider/data-provider.ts'
import { RefusedDialog } from './refused-dialog.tsx'

const undoMs = 20_000

/** Tells that rows are deleted, and offers to bring them back. They are deleted at once: closing the tab undoes nothing. */
export function useOfferRestoring(resource: string): (ids: readonly Identifier[]) => void {
  const notify = useNotify()
  return (ids) => {
    notify(<DeletedNotice resource={resource} ids={ids} />, { autoHideDuration: undoMs })
  }
}

function DeletedNotice({ resource, ids }: { resource: string; ids: readonly Identifier[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const restore = async () => {
    try {
      for (const id of ids) await restoreRow(resource, id)
      notify('admin.delete.restored', { type: 'success' })
      refresh()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Alert
      severity="info"
      icon={false}
      action={
        <Button color="inherit" onClick={() => void restore()}>
          {translate('admin.delete.undo')}
        </Button>
      }
    >
      {translate('admin.delete.done')}
    </Alert>
  )
}

type Row = { resource: string; id: number }

/** Shows why something cannot be deleted. With the row, if it is one, another one can take its place. */
export function useRefusedDeletion({ row, onDeleted }: { row?: Row; onDeleted: () => void }): {
  dialog: ReactNode
  show: (error: HttpError) => void
} {
  const [error, setError] = useState<HttpError>()
  const close = () => setError(undefined)
  const dialog = error && (
    <RefusedDialog
      error={error}
      row={row}
      onClose={close}
      onDeleted={() => {
        close()
        onDeleted()
      }}
    />
  )
  return { dialog, show: setError }
}
