import {
  Alert,
  Box,
  Button,
  GlobalStyles,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useListAddress } from '#generic/list/use-list-address.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { DoorListAccess } from './door-list-access.tsx'
import { DoorListTable } from './door-list-table.tsx'
import { type DoorList, useDoorList } from './orders.ts'
import { printStyles } from './print-styles.ts'
import { writtenMoment, writtenStart } from '#generic/values/written.ts'

/** Who comes to an event: to be printed, by name or by seat. */
export function DoorListPage() {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { found: list, problem } = useDoorList(Number(useParams()['event']), locale)
  return (
    <Box sx={{ p: 2, maxWidth: '64rem' }}>
      <GlobalStyles styles={printStyles} />
      <Title title={translate('doorLists.one')} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {list && <ListView list={list} />}
    </Box>
  )
}

const orders = ['name', 'place'] as const
const addressNames = ['sort'] as const

/** Those of the framework are too pale. */
const toggleColours = {
  '& .MuiToggleButton-root': { color: 'text.primary', px: 2, transition: 'none' },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    color: 'background.default',
    bgcolor: 'text.primary',
  },
}

function ListView({ list }: { list: DoorList }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const address = useListAddress(addressNames)
  const order = orders.find((one) => one === address.valueOf('sort')) ?? 'name'
  const { event, places, places_without_order: others } = list
  const [readAt] = useState(() => new Date().toISOString())
  return (
    <>
      <Typography
        component="h2"
        sx={{
          fontSize: 'clamp(1.75rem, 5vw, 3rem)',
          fontWeight: 900,
          fontStretch: '67%',
          lineHeight: 1,
        }}
      >
        {event.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {writtenStart(event, locale)}, {event.venue}
      </Typography>
      <Typography>
        {translate('doorLists.places', { smart_count: event.places })}.{' '}
        {others > 0 && translate('doorLists.withoutOrder', { smart_count: others })}{' '}
        {translate('doorLists.printed', { at: writtenMoment(readAt, locale) })}
      </Typography>
      <DoorListAccess places={places} />
      <Stack
        direction="row"
        className="not-printed"
        sx={{ my: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography id="door-list-order">{translate('doorLists.sortedBy')}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          sx={toggleColours}
          value={order}
          aria-labelledby="door-list-order"
          onChange={(_event, sort: string | null) => sort && address.change('sort', sort)}
        >
          <ToggleButton value="name">{translate('doorLists.byName')}</ToggleButton>
          <ToggleButton value="place">{translate('doorLists.byPlace')}</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="contained" onClick={() => globalThis.print()}>
          {translate('doorLists.print')}
        </Button>
      </Stack>
      {places.length === 0 ? (
        <Typography>{translate('doorLists.empty')}</Typography>
      ) : (
        <DoorListTable places={places} order={order} />
      )}
    </>
  )
}
