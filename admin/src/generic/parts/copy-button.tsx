import { Button } from '@mui/material'
import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { definitionOf } from '#provider/data-provider.ts'

/** Leads to the form of a new row with the values of the one that is shown. Its address is made anew. */
export function CopyButton() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceContext()!
  const row = useRecordContext()
  if (!row) return null
  const { id: _id, revision: _revision, slug: _slug, ...values } = row
  const own = Object.entries(definitionOf(resource).children).filter(
    ([, { isCopied }]) => isCopied === false,
  )
  const record = { ...values, ...Object.fromEntries(own.map(([name]) => [name, []])) }
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
