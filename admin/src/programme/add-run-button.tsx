import { Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Row } from '#provider/written-values.ts'
import { RunDialog } from './run-dialog.tsx'

/** Leads to a form that adds several events like the one that is shown. */
export function AddRunButton() {
  const translate = useTranslate()
  const row = useRecordContext<Row & { id: number }>()
  const [isOpen, setIsOpen] = useState(false)
  if (!row) return null
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('admin.run.open')}
      </Button>
      {isOpen && <RunDialog event={row} onClose={() => setIsOpen(false)} />}
    </>
  )
}
