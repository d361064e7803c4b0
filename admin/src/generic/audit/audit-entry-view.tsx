import { languageTag } from '@foyer/schema/shapes/locales.ts'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { FieldChanges } from '#generic/changes/field-changes.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { type AuditEntry, type AuditRow, definitionOfRow } from './audit-entries.ts'

/** A change: when, by whom, and of each row what differs. */
export function AuditEntryView({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { at, actor, account, what, rows, row_count: rowCount } = entry
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  })
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 650 }}>
        <time dateTime={at}>{time.format(new Date(at))}</time>,{' '}
        {account?.name ?? translate('admin.audit.bySystem', { actor })}
      </Typography>
      {/* The log is in English. */}
      {rows.length === 0 && (
        <Typography lang="en" sx={{ overflowWrap: 'anywhere' }}>
          {what}
        </Typography>
      )}
      {rows.map((row) => (
        <ChangedRowView key={`${row.resource} ${row.id}`} row={row} />
      ))}
      {rowCount > rows.length && (
        <Typography>
          {translate('admin.audit.more', { smart_count: rowCount - rows.length })}
        </Typography>
      )}
    </Box>
  )
}

function ChangedRowView({ row }: { row: AuditRow }) {
  const { resource, id, change, fields } = row
  const translate = useTranslate()
  const locale = useLocaleCode()
  const definition = definitionOfRow(row)
  const name = `${definition?.name[locale] ?? resource} ${translate('admin.number', { id })}`
  return (
    <Box sx={{ my: 1 }}>
      <Typography>
        {translate(`admin.history.${change}`)}:{' '}
        {definition && change !== 'deleted' ? <Link to={`/${resource}/${id}`}>{name}</Link> : name}
      </Typography>
      {definition && <FieldChanges definition={definition} changes={fields} />}
    </Box>
  )
}
