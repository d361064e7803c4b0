import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type { StickyLinkList } from '@foyer/schema/rest/sticky-link-operations.ts'
import { Box, Button, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import type { z } from 'zod'
import { ClearFilters } from '#generic/list/clear-filters.tsx'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListPages } from '#generic/list/list-pages.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { ListRow } from '#generic/list/list-row.tsx'
import { ListSearch } from '#generic/list/list-search.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

type StickyLinks = z.output<typeof StickyLinkList>
type StickyLink = StickyLinks['results'][number]

/** The links that stay in view while their page scrolls, with the way to the page, where they are written. */
export function StickyLinksPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const list = useListAddress([])
  const path = adminApiPath(locale, `sticky-links/?${list.query}`)
  const { found, problem } = useResponse<StickyLinks>(path)
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('stickyLinks.title')} />
      <Typography sx={{ mb: 2 }}>{translate('stickyLinks.explanation')}</Typography>
      <ListFilters>
        <ListSearch
          label={translate('stickyLinks.search')}
          value={list.search}
          onSearch={list.searchFor}
        />
      </ListFilters>
      <ClearFilters list={list} />
      <ListResult
        problem={problem}
        count={found && translate('stickyLinks.found', { smart_count: found.count })}
      />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '3px solid' }}>
        {found?.results.map((one) => (
          <StickyLinkRow key={one.id} link={one} />
        ))}
      </Box>
      <ListPages count={list.pagesOf(found?.count)} page={list.page} onChange={list.showPage} />
    </Box>
  )
}

function StickyLinkRow({ link: { text, link, title, locale, address } }: { link: StickyLink }) {
  const translate = useTranslate()
  const words = translate('admin.editInPage')
  return (
    <ListRow>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{text || link}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('stickyLinks.place', { title, language: locale.toUpperCase(), link })}
        </Typography>
      </Box>
      {address && (
        <Button href={`${address}?edit`} aria-label={`${words}: ${title}`}>
          {words}
        </Button>
      )}
    </ListRow>
  )
}
