import { Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Row } from '#provider/written-values.ts'
import { AnnounceDialog } from './announce-dialog.tsx'

/** Leads to a form that cancels or moves the event that is shown. */
export function AnnounceButton() {
  const translate = useTranslate()
  const row = useRecordContext<Row & { id: number }>()
  const [isOpen, setIsOpen] = useState(false)
  if (!row || row['status'] === 'canceled') return null
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('announce.open')}
      </Button>
      {isOpen && <AnnounceDialog event={row} onClose={() => setIsOpen(false)} />}
    </>
  )
}
