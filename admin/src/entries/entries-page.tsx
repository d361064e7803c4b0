import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ClearFilters } from '#generic/list/clear-filters.tsx'
import { ListPages } from '#generic/list/list-pages.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { DeleteOldButton } from './delete-old-button.tsx'
import { type EntryList, entriesCsvPath, entryPath, type EntrySummary } from './entry-calls.ts'
import { EntryFilters, filterNames } from './entry-filters.tsx'
import { writtenMoment } from '#generic/values/written.ts'

/** What visitors have sent by forms, the newest first. Those of one form can be exported, as its fields are the columns. */
export function EntriesPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const [version, setVersion] = useState(0)
  const list = useListAddress(filterNames)
  const { found, problem } = useResponse<EntryList>(entryPath(locale, `?${list.query}`), version)
  const form = list.valueOf('form')
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('admin.entries.title')} />
      <EntryFilters list={list} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <ClearFilters list={list} />
        {form && (
          <>
            <Button href={entriesCsvPath(locale, Number(form), list.filter)} download>
              {translate('admin.list.exportCsv')}
            </Button>
            <DeleteOldButton form={Number(form)} onDeleted={() => setVersion(version + 1)} />
          </>
        )}
      </Stack>
      <ListResult
        problem={problem}
        count={found && translate('admin.entries.found', { smart_count: found.count })}
      />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found?.results.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Box>
      <ListPages count={list.pagesOf(found?.count)} page={list.page} onChange={list.showPage} />
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
          {title}, <time dateTime={at}>{writtenMoment(at, locale)}</time>
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
