import { Box } from '@mui/material'
import { useMemo } from 'react'
import { Title, useTranslate } from 'react-admin'
import { NamedRows } from '#generic/changes/named-rows.tsx'
import { ClearFilters } from '#generic/list/clear-filters.tsx'
import { ExportLink } from '#generic/list/export-link.tsx'
import { ListHead } from '#generic/list/list-head.tsx'
import { ListPages } from '#generic/list/list-pages.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { changedRows, useAuditList } from './audit-entries.ts'
import { AuditEntryView } from './audit-entry-view.tsx'
import { AuditFilters, filterNames } from './audit-filters.tsx'

/** Who changed what when, the newest first. */
export function AuditPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const list = useListAddress(filterNames)
  const { found, problem } = useAuditList(list.query, locale)
  const changed = useMemo(() => changedRows(found?.results ?? []), [found])
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('admin.audit.title')} />
      <AuditFilters valueOf={list.valueOf} onChange={list.change} />
      <ListHead
        result={
          <ListResult
            problem={problem}
            count={found && translate('admin.audit.found', { smart_count: found.count })}
          />
        }
      >
        <ClearFilters list={list} />
        <ExportLink list="audit" filter={list.filter} />
      </ListHead>
      <NamedRows changed={changed}>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {found?.results.map((entry) => (
            <AuditEntryView key={entry.id} entry={entry} />
          ))}
        </Box>
      </NamedRows>
      <ListPages count={list.pagesOf(found?.count)} page={list.page} onChange={list.showPage} />
    </Box>
  )
}
