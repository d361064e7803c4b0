import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { deleteEntriesBefore, type EntryList, entryPath } from './entry-calls.ts'

type Props = { form: number; onDeleted: () => void }

/** Deletes the entries of a form that were sent before a day, once it is known how many they are. */
export function DeleteOldButton({ form, onDeleted }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setIsOpen(true)}>
        {translate('admin.entries.deleteOld')}
      </Button>
      {isOpen && (
        <DeleteOldDialog form={form} onDeleted={onDeleted} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

function DeleteOldDialog({ form, onDeleted, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [before, setBefore] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const count = useCountBefore(form, before)
  const remove = async () => {
    setIsBusy(true)
    try {
      const deleted = await deleteEntriesBefore(form, before)
      notify(translate('admin.entries.deleted', { smart_count: deleted }))
      onDeleted()
      onClose()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="delete-old-title">
      <DialogTitle id="delete-old-title">{translate('admin.entries.deleteOld')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('admin.entries.deleteOldHelp')}
        </DialogContentText>
        <TextField
          type="date"
          fullWidth
          label={translate('admin.entries.before')}
          value={before}
          onChange={({ target }) => setBefore(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <DialogContentText role="status" sx={{ mt: 2 }}>
          {count !== undefined && translate('admin.entries.toDelete', { smart_count: count })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={!count || isBusy}
          onClick={() => void remove()}
        >
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** How many entries were sent before a day; undefined until that is known. */
function useCountBefore(form: number, before: string): number | undefined {
  const locale = useLocaleCode()
  const last = dayBefore(before)
  // Without a day: one on which nothing can have been sent.
  const query = `form=${form}&page_size=1&date_to=${last ?? '2000-01-01'}`
  const { found } = useResponse<EntryList>(entryPath(locale, `?${query}`))
  return last === undefined ? undefined : found?.count
}

function dayBefore(day: string): string | undefined {
  const time = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(time)) return undefined
  return new Date(time - 86_400_000).toISOString().slice(0, 10)
}
