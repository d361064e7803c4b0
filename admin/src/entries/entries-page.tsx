import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { DeleteOldButton } from './delete-old-button.tsx'
import { type EntryList, entryPath, type EntrySummary } from './entry-calls.ts'
import { EntryFilters, entryFilterNames } from './entry-filters.tsx'
import { ListPages } from '#generic/list-pages.tsx'
import { entryTime } from './entry-time.ts'

const pageSize = 25

/** What visitors have sent by forms, the newest first. The filters are in the address, so that the staff hub can lead to a form. */
export function EntriesPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const [parameters, setParameters] = useSearchParams()
  const [version, setVersion] = useState(0)
  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const query = queryOf(parameters, page)
  const { found, problem } = useResponse<EntryList>(entryPath(locale, `?${query}`), version)
  const pages = Math.ceil((found?.count ?? 0) / pageSize)
  const form = parameters.get('form')

  const change = (name: string, value: string) => {
    // Not those of this rendering: a second change may come before the next one.
    const after = new URLSearchParams(globalThis.location.search)
    if (value === '') after.delete(name)
    else after.set(name, value)
    if (name !== 'page') after.delete('page')
    setParameters(after)
  }

  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('admin.entries.title')} />
      <EntryFilters valueOf={(name) => parameters.get(name) ?? ''} onChange={change} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {entryFilterNames.some((name) => parameters.has(name)) && (
          <Button onClick={() => setParameters({})}>
            {translate('ra.action.remove_all_filters')}
          </Button>
        )}
        {form && (
          <>
            <Button href={`/${locale}/api/forms/${form}/entries.csv`}>
              {translate('admin.exportCsv')}
            </Button>
            <DeleteOldButton form={Number(form)} onDeleted={() => setVersion(version + 1)} />
          </>
        )}
      </Stack>
      <Box role="status" sx={{ my: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {found && (
          <Typography>{translate('admin.entries.found', { smart_count: found.count })}</Typography>
        )}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found?.results.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Box>
      <ListPages
        count={pages}
        page={page}
        label={translate('admin.entries.pages')}
        onChange={(wanted) => change('page', String(wanted))}
      />
    </Box>
  )
}

function EntryRow({ entry }: { entry: EntrySummary }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { id, form_title: title, sent_at: at, state, excerpt } = entry
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography
          component={Link}
          to={`/form-entries/${id}`}
          sx={{ fontWeight: state === 'unread' ? 800 : 450, color: 'inherit' }}
        >
          {title}, <time dateTime={at}>{entryTime(locale, at)}</time>
        </Typography>
        <Chip
          size="small"
          variant={state === 'unread' ? 'filled' : 'outlined'}
          color={state === 'unread' ? 'primary' : 'default'}
          label={translate(`admin.entries.states.${state}`)}
        />
      </Stack>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{excerpt}</Typography>
    </Box>
  )
}

function queryOf(parameters: URLSearchParams, page: number): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(pageSize) })
  for (const name of entryFilterNames) {
    const value = parameters.get(name)
    if (value) query.set(name, value)
  }
  return query.toString()
}
