import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { type FilterName, filterNames, OrderFilters } from './order-filters.tsx'
import { OrderRowView } from './order-row-view.tsx'
import { ListPages } from '#generic/list-pages.tsx'
import { pageSize, useOrders } from './orders.ts'

/**
 * All orders, the latest first. Filters are in the address; what is searched for may be a name, and stays in the history of the tab, so that
 * no log gets to see it.
 */
export function OrderListPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const navigate = useNavigate()
  const search = (useLocation().state as { search?: string } | null)?.search ?? ''
  const [parameters] = useSearchParams()
  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const filters = filtersOf(parameters, search)
  const { found, problem } = useOrders(`${filters}&page=${page}&page_size=${pageSize}`, locale)
  const pages = Math.ceil((found?.count ?? 0) / pageSize)
  const event = parameters.get('event')

  const show = (query: URLSearchParams, wanted: string) =>
    void navigate({ search: query.toString() }, { state: { search: wanted } })
  const change = (name: FilterName | 'page', value: string) => {
    // Not those of this rendering: a second change may come before the next one.
    const after = new URLSearchParams(globalThis.location.search)
    if (value === '') after.delete(name)
    else after.set(name, value)
    if (name !== 'page') after.delete('page')
    show(after, search)
  }
  const searchFor = (wanted: string) => {
    const after = new URLSearchParams(globalThis.location.search)
    after.delete('page')
    show(after, wanted)
  }

  return (
    <Box sx={{ p: 2, maxWidth: '72rem' }}>
      <Title title={translate('orders.title')} />
      <OrderFilters
        key={search}
        search={search}
        valueOf={(name) => parameters.get(name) ?? ''}
        onSearch={searchFor}
        onChange={change}
      />
      <Stack
        direction="row"
        sx={{
          my: 2,
          gap: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box role="status">
          {problem && <Alert severity="error">{problem}</Alert>}
          {found && (
            <Typography>{translate('orders.found', { smart_count: found.count })}</Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(search !== '' || filterNames.some((name) => parameters.has(name))) && (
            <Button onClick={() => show(new URLSearchParams(), '')}>
              {translate('ra.action.remove_all_filters')}
            </Button>
          )}
          {event && (
            <Button component={Link} to={`/door-lists/${event}`}>
              {translate('doorLists.open')}
            </Button>
          )}
          <Button href={adminApiPath(locale, `orders/export.csv?${filters}`)} download>
            {translate('admin.exportCsv')}
          </Button>
        </Stack>
      </Stack>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '3px solid' }}>
        {found?.results.map((order) => (
          <OrderRowView key={order.number} order={order} />
        ))}
      </Box>
      <ListPages
        count={pages}
        page={page}
        label={translate('orders.pages')}
        onChange={(wanted) => change('page', String(wanted))}
      />
    </Box>
  )
}

function filtersOf(parameters: URLSearchParams, search: string): string {
  const query = new URLSearchParams(search === '' ? {} : { search })
  for (const name of filterNames) {
    const value = parameters.get(name)
    if (value) query.set(name, value)
  }
  return query.toString()
}
