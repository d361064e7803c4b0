import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { DoorList } from './orders.ts'
import { useWrittenSeat } from './use-written-seat.ts'

type Place = DoorList['places'][number]
type Props = { places: readonly Place[]; order: 'name' | 'place' }

/** On a phone words are hyphenated, so that the table is as wide as the screen. */
const cells = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top', hyphens: 'auto' },
}

/** The seats of an event with who comes, and a box to tick on paper. */
export function DoorListTable({ places, order }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const sorted = order === 'place' ? places : byName(places, locale)
  return (
    <Table size="small" sx={cells}>
      <TableHead>
        <TableRow>
          {(['name', 'place', 'state', 'here'] as const).map((name) => (
            <TableCell key={name}>{translate(`doorLists.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map((place) => (
          <Row
            key={`${place.admission} ${place.seat_group} ${place.row} ${place.seat} ${place.number}`}
            place={place}
          />
        ))}
      </TableBody>
    </Table>
  )
}

function Row({ place }: { place: Place }) {
  const translate = useTranslate()
  const writtenSeat = useWrittenSeat()
  const isPaid = place.state === 'paid'
  return (
    <TableRow sx={{ breakInside: 'avoid' }}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{place.name || translate('orders.forgotten')}</strong>
        <Typography variant="body2" color="text.secondary">
          {translate('doorLists.order', place)}
        </Typography>
        {place.access_needs && (
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {translate('doorLists.needs')}: {place.access_needs}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {writtenSeat(place)}
        {place.kind !== 'standard' && (
          <Typography
            variant="body2"
            sx={{ fontWeight: 700, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {translate(`doorLists.kinds.${place.kind}`, { smart_count: 1 })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {[
            place.sale_type,
            place.admission && translate('doorLists.admission', { time: place.admission }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      </TableCell>
      <TableCell sx={isPaid ? undefined : { fontWeight: 700 }}>
        {translate(`orders.states.${place.state}`)}
      </TableCell>
      <TableCell>
        <input
          type="checkbox"
          aria-label={translate('doorLists.isHere', {
            name: place.name,
            place: writtenSeat(place),
          })}
        />
      </TableCell>
    </TableRow>
  )
}

/** By the last word of the name, as people call out their surname at the door. */
function byName(places: readonly Place[], locale: string): Place[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  const surname = (name: string) => name.trim().split(/\s+/).at(-1) ?? ''
  return places.toSorted(
    (one, other) =>
      compare(surname(one.name), surname(other.name)) ||
      compare(one.name, other.name) ||
      one.number - other.number,
  )
}
