import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Fragment, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Place, type Row, rowsOf } from './place.ts'
import { RowEditor } from './row-editor.tsx'
import type { SeatGroup } from './seat-groups.ts'
import type { Plan } from './use-plan.ts'

type Props = {
  plan: Plan
  groups: readonly SeatGroup[]
  words: (place: Place) => string
}

/** The rows of the plan as a table. What can be done on the drawing can be done here, too. */
export function RowsTable({ plan, groups, words }: Props) {
  const translate = useTranslate()
  const [open, setOpen] = useState<string>()
  const rows = rowsOf(plan.places)
  if (rows.length === 0) return <Typography>{translate('admin.hall.empty')}</Typography>
  return (
    <Box
      role="region"
      aria-label={translate('admin.hall.rows')}
      tabIndex={0}
      sx={{
        contain: 'inline-size',
        overflow: 'auto',
        maxHeight: '36rem',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Table size="small" stickyHeader aria-label={translate('admin.hall.rows')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('admin.hall.row')}</TableCell>
            <TableCell>{translate('admin.hall.seats')}</TableCell>
            <TableCell>{translate('admin.hall.groups')}</TableCell>
            <TableCell>{translate('admin.hall.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const key = row.places[0]!.key
            return (
              <Fragment key={key}>
                <RowLine
                  row={row}
                  groups={groups}
                  isOpen={open === key}
                  onChoose={() => plan.choose(new Set(row.places.map((place) => place.key)))}
                  onToggle={() => setOpen(open === key ? undefined : key)}
                />
                {open === key && (
                  <TableRow>
                    <TableCell colSpan={4} sx={{ p: { xs: 1, sm: 2 } }}>
                      <RowEditor plan={plan} row={row} words={words} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}

type LineProps = {
  row: Row
  groups: readonly SeatGroup[]
  isOpen: boolean
  onChoose: () => void
  onToggle: () => void
}

function RowLine({ row: { label, places }, groups, isOpen, onChoose, onToggle }: LineProps) {
  const translate = useTranslate()
  const [first, last] = [places[0]!, places.at(-1)!]
  const own = groups.filter(({ id }) => places.some((place) => place.seat_group === id))
  const name = translate('admin.hall.rowNamed', { row: label })
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
        {label}
      </TableCell>
      <TableCell>{`${places.length} (${first.seat_label}–${last.seat_label})`}</TableCell>
      <TableCell>{own.map(({ letter, name: group }) => `${letter} ${group}`).join(', ')}</TableCell>
      <TableCell>
        <Button
          size="small"
          onClick={onChoose}
          aria-label={`${name}: ${translate('admin.hall.choose')}`}
        >
          {translate('admin.hall.choose')}
        </Button>
        <Button
          size="small"
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-label={`${name}: ${translate('admin.hall.edit')}`}
        >
          {translate('admin.hall.edit')}
        </Button>
      </TableCell>
    </TableRow>
  )
}
