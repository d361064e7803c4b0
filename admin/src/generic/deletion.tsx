import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { type HttpError, type Identifier, useNotify, useRefresh, useTranslate } from 'react-admin'
import { restoreRow } from '#provider/data-provider.ts'

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

type Refused = {
  uses?: { label: string }[]
  rows?: { id: number; detail: string; uses: string[] }[]
}

/** Shows why something cannot be deleted, with what uses it. */
export function useRefusedDeletion(): { dialog: ReactNode; show: (error: HttpError) => void } {
  const [error, setError] = useState<HttpError>()
  const dialog = error && <RefusedDialog error={error} onClose={() => setError(undefined)} />
  return { dialog, show: setError }
}

function RefusedDialog({ error, onClose }: { error: HttpError; onClose: () => void }) {
  const translate = useTranslate()
  const { uses = [], rows = [] } = (error.body ?? {}) as Refused
  const lines = [
    ...uses.map(({ label }) => label),
    ...rows.map((row) => `${row.id}: ${row.detail} ${row.uses.join(', ')}`),
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby="refused-title">
      <DialogTitle id="refused-title">{error.message}</DialogTitle>
      <DialogContent>
        {uses.length > 0 && translate('admin.delete.usedBy')}
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
