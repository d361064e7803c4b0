import { Button } from '@mui/material'
import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** Leads to the form of a new row with the values of the one that is shown. Its address is made anew. */
export function CopyButton() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceContext()!
  const row = useRecordContext()
  if (!row) return null
  const { id: _id, revision: _revision, slug: _slug, ...record } = row
  return (
    <Button
      size="small"
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={{ record }}
    >
      {translate('admin.copy')}
    </Button>
  )
}
