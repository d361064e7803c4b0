import {
  Alert,
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { useOrderEvents } from './orders.ts'
import { writtenStart } from '#generic/values/written.ts'

/** The events with orders, each with its list for the door. */
export function DoorListEventsPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const [search, setSearch] = useState('')
  const { found, problem } = useOrderEvents({ search }, locale)
  return (
    <Box sx={{ p: 2, maxWidth: '48rem' }}>
      <Title title={translate('doorLists.title')} />
      <Typography sx={{ mb: 2 }}>{translate('doorLists.choose')}</Typography>
      <TextField
        type="search"
        label={translate('doorLists.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Box role="status" sx={{ my: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {found?.length === 0 && <Typography>{translate('doorLists.none')}</Typography>}
      </Box>
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
