import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** The way from a form to its entries. */
export function EntriesButton() {
  const translate = useTranslate()
  const row = useRecordContext()
  if (!row) return null
  return (
    <Button size="small" component={Link} to={`/form-entries?form=${row.id}`}>
      {translate('admin.entries.ofForm')}
    </Button>
  )
}
