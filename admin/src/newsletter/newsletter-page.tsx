import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Title, useNotify, useTranslate } from 'react-admin'
import { ClearFilters } from '#generic/list/clear-filters.tsx'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListPages } from '#generic/list/list-pages.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { ListSearch } from '#generic/list/list-search.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { ConfirmDialog } from '#generic/parts/confirm-dialog.tsx'
import { useResponse } from '#generic/parts/use-response.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { callOrigin } from '#provider/call-origin.ts'
import type { Subscription, Subscriptions } from './newsletter.ts'
import { SubscriptionRow } from './subscription-row.tsx'

/** Who gets the newsletter, with the button that ends it for an address. */
export function NewsletterPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useLocaleCode()
  const list = useListAddress([])
  const [version, setVersion] = useState(0)
  const [ending, setEnding] = useState<Subscription>()
  const path = adminApiPath(locale, `newsletter/?${list.query}`)
  const { found, problem } = useResponse<Subscriptions>(path, version)

  async function end({ id, email }: Subscription) {
    try {
      await callOrigin(adminApiPath(locale, `newsletter/${id}/end/`), { method: 'POST' })
      notify('newsletter.ended', { type: 'success', messageArgs: { email } })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
    setEnding(undefined)
    setVersion((before) => before + 1)
  }

  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={translate('newsletter.title')} />
      <ListFilters>
        <ListSearch
          label={translate('newsletter.search')}
          value={list.search}
          onSearch={list.searchFor}
        />
      </ListFilters>
      <ClearFilters list={list} />
      <ListResult
        problem={problem}
        count={found && translate('newsletter.found', { smart_count: found.count })}
      />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '3px solid' }}>
        {found?.results.map((one) => (
          <SubscriptionRow key={one.id} subscription={one} onEnd={() => setEnding(one)} />
        ))}
      </Box>
      <ListPages count={list.pagesOf(found?.count)} page={list.page} onChange={list.showPage} />
      {ending && (
        <ConfirmDialog
          title={translate('newsletter.endTitle', { email: ending.email })}
          explanation={translate('newsletter.endExplanation')}
          action={translate('newsletter.end')}
          onClose={() => setEnding(undefined)}
          onConfirm={() => end(ending)}
        />
      )}
    </Box>
  )
}
