import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { Box, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { callOrigin } from '#provider/call-origin.ts'
import { definitionOf } from '#provider/data-provider.ts'
import { useLocaleCode } from '#generic/use-locale-code.ts'

type Entry = {
  id: number
  at: string
  actor: string
  account: { name: string } | null
  change: 'added' | 'changed' | 'deleted' | 'restored'
  fields: { field: string }[]
}

/** Who changed the row when, and which fields; the newest first. */
export function RowHistory() {
  const resource = useResourceContext()!
  const row = useRecordContext()
  const locale = useLocaleCode()
  const translate = useTranslate()
  const [entries, setEntries] = useState<Entry[]>()
  const [id, revision] = [row?.id, row?.['revision']]

  useEffect(() => {
    // A row with a new revision has a new entry.
    if (id === undefined || revision === undefined) return undefined
    const ending = new AbortController()
    const path = adminApiPath(locale, `${resource}/${id}/history/`)
    // Another origin may have no history.
    callOrigin(path, { signal: ending.signal }).then(
      (found) => setEntries((found as { results: Entry[] }).results),
      () => {},
    )
    return () => ending.abort()
  }, [resource, id, revision, locale])

  if (!entries) return null
  const { fields, children } = definitionOf(resource)
  const label = (name: string) => (fields[name] ?? children[name])?.label[locale] ?? name
  const time = new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  return (
    <Box component="section" aria-labelledby="history-title" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" id="history-title">
        {translate('admin.history.title')}
      </Typography>
      {entries.length === 0 && <Typography>{translate('admin.history.empty')}</Typography>}
      <ul>
        {entries.map(({ id: entryId, at, actor, account, change, fields: changed }) => (
          <li key={entryId}>
            <time dateTime={at}>{time.format(new Date(at))}</time>{' '}
            {translate(account ? 'admin.history.by' : 'admin.history.bySystem', {
              change: translate(`admin.history.${change}`),
              name: account?.name,
              actor,
            })}
            {changed.length > 0 && `: ${changed.map(({ field }) => label(field)).join(', ')}`}
          </li>
        ))}
      </ul>
    </Box>
  )
}
