import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { deleteEntry } from './entry-calls.ts'

type Props = { id: number; onDeleted: () => void }

/** Deletes an entry after a question: it is kept nowhere, so that it cannot be restored. */
export function DeleteEntryButton({ id, onDeleted }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(false)
  const remove = async () => {
    setIsOpen(false)
    try {
      await deleteEntry(id)
      notify(translate('admin.entries.deleted', { smart_count: 1 }))
      onDeleted()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <>
      <Button color="error" onClick={() => setIsOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="admin.entries.deleteOne"
        content="admin.entries.deleteOneHelp"
        onConfirm={() => void remove()}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
