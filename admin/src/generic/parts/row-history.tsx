import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { Box, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { callOrigin } from '#provider/call-origin.ts'
import { definitionOf } from '#provider/data-provider.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { type HistoryEntry, HistoryEntryView } from './history-entry-view.tsx'

/** Who changed the row when, and what; the newest first. */
export function RowHistory() {
  const resource = useResourceContext()!
  const row = useRecordContext()
  const locale = useLocaleCode()
  const translate = useTranslate()
  const [entries, setEntries] = useState<HistoryEntry[]>()
  const [id, revision] = [row?.id, row?.['revision']]

  useEffect(() => {
    // A row with a new revision has a new entry.
    if (id === undefined || revision === undefined) return undefined
    const ending = new AbortController()
    const path = adminApiPath(locale, `${resource}/${id}/history/`)
    // Another origin may have no history.
    callOrigin(path, { signal: ending.signal }).then(
      (found) => setEntries((found as { results: HistoryEntry[] }).results),
      () => {},
    )
    return () => ending.abort()
  }, [resource, id, revision, locale])

  if (!entries) return null
  const definition = definitionOf(resource)
  return (
    <Box component="section" aria-labelledby="history-title" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" id="history-title">
        {translate('admin.history.title')}
      </Typography>
      {entries.length === 0 && <Typography>{translate('admin.history.empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map((entry) => (
          <HistoryEntryView key={entry.id} definition={definition} entry={entry} />
        ))}
      </Box>
    </Box>
  )
}
