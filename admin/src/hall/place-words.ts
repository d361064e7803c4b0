import { useTranslate } from 'react-admin'
import { rooms } from '@foyer/schema/resources/programme/venues.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { Place } from './place.ts'
import type { SeatGroup } from './seat-groups.ts'

/** What a place is in words: row, seat, group, and what is special about it. */
export function usePlaceWords(
  groups: readonly SeatGroup[],
  sold: ReadonlyMap<number, number>,
): (place: Place) => string {
  const translate = useTranslate()
  const kindName = useKindName()
  return (place) => {
    const tickets = place.id === undefined ? undefined : sold.get(place.id)
    return [
      translate('admin.hall.place', { row: place.row_label, seat: place.seat_label }),
      groups.find(({ id }) => id === place.seat_group)?.name,
      place.kind !== 'standard' && kindName(place.kind),
      place.is_blocked && translate('admin.hall.blocked'),
      tickets && translate('admin.hall.tickets', { smart_count: tickets }),
    ]
      .filter(Boolean)
      .join(', ')
  }
}

/** The names of the kinds of places, as the definition has them. */
export function useKindName(): (kind: Place['kind']) => string {
  const locale = useLocaleCode()
  return (kind) => {
    const field = rooms.children['places']?.fields['kind']
    return field?.type === 'choice' ? (field.options[kind]?.[locale] ?? kind) : kind
  }
}
