import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FieldChange } from './field-change.ts'
import { useDifferences } from './use-differences.ts'

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, 12rem) 1fr' },
  columnGap: 2,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& ins': { fontWeight: 650, textDecoration: 'none' },
}

/** The fields that differ, each with its value before and after. Empty values of a new row are left out. */
export function FieldChanges({
  definition,
  changes,
}: {
  definition: ResourceDefinition
  changes: readonly FieldChange[]
}) {
  const translate = useTranslate()
  const shown = useDifferences(definition, changes)
  if (shown.length === 0) return null
  return (
    <Box component="dl" sx={list}>
      {shown.map(({ name, label, before, after }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            {before && <del>{before}</del>}
            {before && after && <span aria-hidden="true"> → </span>}
            {after && <ins>{after}</ins>}
            {before && !after && ` ${translate('admin.changes.removed')}`}
          </dd>
        </Box>
      ))}
    </Box>
  )
}
