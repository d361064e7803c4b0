import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Place, StoredPlace } from './place.ts'

type Props = { places: readonly Place[]; sold: ReadonlyMap<number, number> }

/** What happens with tickets, as soon as a place is changed for which there are some. */
export function SoldNotice({ places, sold }: Props) {
  const translate = useTranslate()
  const stored = (useRecordContext()?.['places'] ?? []) as StoredPlace[]
  const byId = new Map(places.map((place) => [place.id, place]))
  const ofTickets = stored.filter(({ id }) => id !== undefined && sold.has(id))
  const removed = ofTickets.filter(({ id }) => !byId.has(id))
  const changed = ofTickets.filter((place) => isChanged(place, byId.get(place.id)))
  if (removed.length + changed.length === 0) return null
  const ticketsOf = (own: readonly StoredPlace[]) =>
    own.reduce((sum, { id }) => sum + (sold.get(id!) ?? 0), 0)
  const sentence = (key: string, own: readonly StoredPlace[]) =>
    own.length > 0 && (
      <p>
        {translate(`admin.hall.sold.${key}`, {
          smart_count: own.length,
          tickets: translate('admin.hall.tickets', { smart_count: ticketsOf(own) }),
        })}
      </p>
    )
  return (
    <Alert severity="info" role="status" sx={{ my: 2, '& p': { m: 0, mb: 0.5 } }}>
      {sentence('removed', removed)}
      {sentence('changed', changed)}
      <p>{translate('admin.hall.sold.kept')}</p>
    </Alert>
  )
}

const names = ['row_label', 'seat_label', 'seat_group', 'kind', 'is_blocked'] as const

const isChanged = (before: StoredPlace, after: Place | undefined) =>
  after !== undefined && names.some((name) => before[name] !== after[name])
