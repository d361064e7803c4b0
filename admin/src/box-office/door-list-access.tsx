import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DoorList } from './orders.ts'

/** How many places for wheelchairs and companions are taken, and for how many orders something is prepared; nothing if there are none. */
export function DoorListAccess({ places }: { places: DoorList['places'] }) {
  const translate = useTranslate()
  const counts = (['wheelchair', 'companion'] as const).map(
    (kind) => [kind, places.filter((place) => place.kind === kind).length] as const,
  )
  const withNeeds = places.filter(({ access_needs: needs }) => needs !== '')
  const orders = new Set(withNeeds.map(({ number }) => number)).size
  const parts = [
    ...counts.flatMap(([kind, count]) =>
      count > 0 ? [countOf(`doorLists.kinds.${kind}`, count)] : [],
    ),
    ...(orders > 0 ? [countOf('doorLists.ordersWithNeeds', orders)] : []),
  ]
  if (parts.length === 0) return null
  return <Typography sx={{ mt: 1, fontWeight: 700 }}>{parts.join(' · ')}</Typography>

  function countOf(message: string, count: number) {
    return `${count} ${translate(message, { smart_count: count })}`
  }
}
