import { Box, Button } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ClearFilters } from '#generic/list/clear-filters.tsx'
import { ExportLink } from '#generic/list/export-link.tsx'
import { ListHead } from '#generic/list/list-head.tsx'
import { ListPages } from '#generic/list/list-pages.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { filterNames, OrderFilters } from './order-filters.tsx'
import { OrderRowView } from './order-row-view.tsx'
import { useOrders } from './orders.ts'

/** All orders, the latest first. */
export function OrderListPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const list = useListAddress(filterNames)
  const { found, problem } = useOrders(list.query, locale)
  const event = list.valueOf('event')
  return (
    <Box sx={{ p: 2, maxWidth: '72rem' }}>
      <Title title={translate('orders.title')} />
      <OrderFilters list={list} />
      <ListHead
        result={
          <ListResult
            problem={problem}
            count={found && translate('orders.found', { smart_count: found.count })}
          />
        }
      >
        <ClearFilters list={list} />
        {event && (
          <Button component={Link} to={`/door-lists/${event}`}>
            {translate('doorLists.open')}
          </Button>
        )}
        <ExportLink list="orders" filter={list.filter} />
      </ListHead>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '3px solid' }}>
        {found?.results.map((order) => (
          <OrderRowView key={order.number} order={order} />
        ))}
      </Box>
      <ListPages count={list.pagesOf(found?.count)} page={list.page} onChange={list.showPage} />
    </Box>
  )
}
