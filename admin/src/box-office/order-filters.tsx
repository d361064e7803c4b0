import { orderStates } from '@foyer/schema/rest/staff-order-shapes.ts'
import { useTranslate } from 'react-admin'
import { ListDay } from '#generic/list/list-day.tsx'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListSearch } from '#generic/list/list-search.tsx'
import { ListSelect } from '#generic/list/list-select.tsx'
import type { useListAddress } from '#generic/list/use-list-address.ts'
import { EventFilter } from './event-filter.tsx'

export const filterNames = ['event', 'state', 'day_from', 'day_to'] as const

type Props = { list: ReturnType<typeof useListAddress<(typeof filterNames)[number]>> }

/** By what orders are found. */
export function OrderFilters({ list: { search, searchFor, valueOf, change } }: Props) {
  const translate = useTranslate()
  return (
    <ListFilters>
      <ListSearch label={translate('orders.search')} value={search} onSearch={searchFor} />
      <EventFilter value={valueOf('event')} onChange={(value) => change('event', value)} />
      <ListSelect
        label={translate('orders.state')}
        value={valueOf('state')}
        options={orderStates.map((state) => [state, translate(`orders.states.${state}`)])}
        onChange={(value) => change('state', value)}
      />
      {(['day_from', 'day_to'] as const).map((name) => (
        <ListDay
          key={name}
          label={translate(`orders.${name}`)}
          value={valueOf(name)}
          onChange={(day) => change(name, day)}
        />
      ))}
    </ListFilters>
  )
}
