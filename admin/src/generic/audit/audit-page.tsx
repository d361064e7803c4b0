import { Alert, Box, Button, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { pageSize, useAuditList } from './audit-entries.ts'
import { AuditEntryView } from './audit-entry-view.tsx'
import { ListPages } from '#generic/list-pages.tsx'
import { AuditFilters, type FilterName, filterNames } from './audit-filters.tsx'

/** Who changed what when, the newest first. The filters are in the address, so that it can be passed on. */
export function AuditPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const [parameters, setParameters] = useSearchParams()
  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const { found, problem } = useAuditList(queryOf(parameters, page), locale)
  const pages = Math.ceil((found?.count ?? 0) / pageSize)

  const change = (name: FilterName | 'page', value: string) => {
    // Not those of this rendering: a second change may come before the next one.
    const after = new URLSearchParams(globalThis.location.search)
    if (value === '') after.delete(name)
    else after.set(name, value)
    if (name !== 'page') after.delete('page')
    setParameters(after)
  }

  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('admin.audit.title')} />
      <AuditFilters valueOf={(name) => parameters.get(name) ?? ''} onChange={change} />
      {filterNames.some((name) => parameters.has(name)) && (
        <Button onClick={() => setParameters({})}>
          {translate('ra.action.remove_all_filters')}
        </Button>
      )}
      <Box role="status" sx={{ my: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {found && (
          <Typography>{translate('admin.audit.found', { smart_count: found.count })}</Typography>
        )}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found?.results.map((entry) => (
          <AuditEntryView key={entry.id} entry={entry} />
        ))}
      </Box>
      <ListPages
        count={pages}
        page={page}
        label={translate('admin.audit.pages')}
        onChange={(wanted) => change('page', String(wanted))}
      />
    </Box>
  )
}

function queryOf(parameters: URLSearchParams, page: number): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(pageSize) })
  for (const name of filterNames) {
    const value = parameters.get(name)
    if (value) query.set(name, value)
  }
  return query.toString()
}
