import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListResult } from '#generic/list/list-result.tsx'
import { ListSearch } from '#generic/list/list-search.tsx'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { writtenStart } from '#generic/values/written.ts'
import { useOrderEvents } from './orders.ts'

// In the address, as titles and days are no secret.
const filterNames = ['search'] as const

/** The events with orders, each with its list for the door. */
export function DoorListEventsPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const list = useListAddress(filterNames)
  const search = list.valueOf('search')
  const { found, problem } = useOrderEvents({ search }, locale)
  return (
    <Box sx={{ p: 2, maxWidth: '48rem' }}>
      <Title title={translate('doorLists.title')} />
      <Typography sx={{ mb: 2 }}>{translate('doorLists.choose')}</Typography>
      <ListFilters>
        <ListSearch
          label={translate('doorLists.search')}
          value={search}
          onSearch={(text) => list.change('search', text)}
        />
      </ListFilters>
      <ListResult
        problem={problem}
        count={found?.length === 0 ? translate('doorLists.none') : undefined}
      />
      <List sx={{ borderTop: '3px solid' }}>
        {found?.map((event) => (
          <ListItem key={event.id} disablePadding divider>
            <ListItemButton component={Link} to={`/door-lists/${event.id}`}>
              <ListItemText
                primary={event.title}
                secondary={`${writtenStart(event, locale)}, ${event.venue} · ${translate('doorLists.places', { smart_count: event.places })}`}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
