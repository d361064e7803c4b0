import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type HttpError, useTranslate } from 'react-admin'
import { ReplaceForm } from './replace-form.tsx'
import type { Use } from './use.ts'
import { UseName } from './use-name.tsx'

type Refused = { uses?: Use[]; rows?: { id: number; detail: string; uses: string[] }[] }

type Props = {
  error: HttpError
  /** The row that could not be deleted; undefined if they are several. */
  row: { resource: string; id: number } | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Shows why something cannot be deleted, with what uses it, and offers to put another row in its place. */
export function RefusedDialog({ error, row, onClose, onDeleted }: Props) {
  const translate = useTranslate()
  const { uses = [], rows = [] } = (error.body ?? {}) as Refused
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="refused-title">
      <DialogTitle id="refused-title">{error.message}</DialogTitle>
      <DialogContent>
        {uses.length > 0 && translate('admin.delete.usedBy')}
        <ul>
          {uses.map((use) => (
            <li key={`${use.type} ${use.id} ${use.label}`}>
              <UseName use={use} />
            </li>
          ))}
          {rows.map(({ id, detail, uses: labels }) => (
            <li key={id}>{`${id}: ${detail} ${labels.join(', ')}`}</li>
          ))}
        </ul>
        {row && <ReplaceForm row={row} uses={uses} onDeleted={onDeleted} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
