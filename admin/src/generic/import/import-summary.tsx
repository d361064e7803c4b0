import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Alert, Box, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { FieldChanges } from '#generic/changes/field-changes.tsx'
import { NamedRows } from '#generic/changes/named-rows.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { ImportLine, ImportResult } from './import-calls.ts'

type Props = { definition: ResourceDefinition; result: ImportResult }

/** What a file does or has done: the numbers, then each line that changes something or is refused, the refused ones first. */
export function ImportSummary({ definition, result }: Props) {
  const translate = useTranslate()
  const { counts, ignored_columns: ignored, is_done: isDone } = result
  const numbers = (['added', 'changed', 'unchanged', 'refused'] as const)
    .map((outcome) => translate(`admin.import.counts.${outcome}`, { count: counts[outcome] }))
    .join(', ')
  const refused = result.lines.filter(({ outcome }) => outcome === 'refused')
  const others = result.lines.filter(({ outcome }) => outcome !== 'refused')
  const changed = useMemo(
    () => result.lines.map(({ fields }) => ({ definition, changes: fields })),
    [definition, result],
  )
  return (
    <Box>
      <Alert severity={severityOf(result)}>
        {translate(isDone ? 'admin.import.done' : 'admin.import.preview', { numbers })}
      </Alert>
      {ignored.length > 0 && (
        <Typography sx={{ my: 1 }}>
          {translate('admin.import.ignored', { columns: ignored.join(', ') })}
        </Typography>
      )}
      {!isDone && (
        <NamedRows changed={changed}>
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {[...refused, ...others].map((line) => (
              <Line key={line.line} definition={definition} line={line} />
            ))}
          </Box>
        </NamedRows>
      )}
    </Box>
  )
}

function severityOf({ is_done: isDone, counts }: ImportResult) {
  if (counts.refused > 0) return 'warning'
  return isDone ? 'success' : 'info'
}

function Line({ definition, line }: { definition: ResourceDefinition; line: ImportLine }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { outcome, errors } = line
  const labelOf = (path: string) => definition.fields[path.split('.')[0]!]?.label[locale]
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="p" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {translate(`admin.import.lines.${outcome}`, { line: line.line })} {line.label}
      </Typography>
      {Object.entries(errors).map(([path, messages]) => (
        <Typography key={path} color="error">
          {[labelOf(path), messages.join(' ')].filter(Boolean).join(': ')}
        </Typography>
      ))}
      <FieldChanges definition={definition} changes={line.fields} />
    </Box>
  )
}
