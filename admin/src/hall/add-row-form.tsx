import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { addRow } from './change-plan.ts'
import { NumberField } from './number-field.tsx'
import { type Numbering, NumberingFields } from './numbering-fields.tsx'
import { rowsOf } from './place.ts'
import type { SeatGroup } from './seat-groups.ts'
import type { Plan } from './use-plan.ts'

type Props = { plan: Plan; groups: readonly SeatGroup[] }

const maxSeats = 100

/** Adds a row with its seats. The next one begins with what was typed for the last. */
export function AddRowForm({ plan, groups }: Props) {
  const translate = useTranslate()
  const rows = rowsOf(plan.places)
  const [label, setLabel] = useState('')
  const [count, setCount] = useState(20)
  const [curve, setCurve] = useState(0)
  const [numbering, setNumbering] = useState<Numbering>({ first: 1, step: 1, isFromRight: false })
  const [group, setGroup] = useState<number>()
  const [behind, setBehind] = useState<number>()
  const seatGroup = group ?? rows.at(-1)?.places[0]?.seat_group ?? groups[0]?.id
  const lastRow = rows.at(-1)?.row ?? 0
  const before = behind !== undefined && rows.some(({ row }) => row === behind) ? behind : lastRow
  const proposed = label.trim() || nextLabel(rows.find(({ row }) => row === before)?.label)
  if (seatGroup === undefined) return null

  const add = () => {
    const row = { label: proposed, count, curve, seatGroup, behind: before, ...numbering }
    plan.change(addRow(plan.places, row))
    setLabel('')
    setBehind(undefined)
  }
  return (
    <Box role="group" aria-labelledby="hall-add-row" sx={{ mt: 2 }}>
      <Typography component="h3" id="hall-add-row" sx={{ fontWeight: 800, mb: 1 }}>
        {translate('admin.hall.addRow')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          margin="none"
          sx={{ width: '8.5rem' }}
          label={translate('admin.hall.rowName')}
          placeholder={proposed}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 20 } }}
        />
        <NumberField
          label={translate('admin.hall.count')}
          value={count}
          min={1}
          max={maxSeats}
          onChange={setCount}
        />
        <NumberingFields value={numbering} onChange={setNumbering} />
        <NumberField
          label={translate('admin.hall.curve')}
          value={curve}
          max={1000}
          onChange={setCurve}
        />
        <TextField
          select
          margin="none"
          sx={{ width: '12rem' }}
          label={translate('admin.hall.group')}
          value={seatGroup}
          onChange={({ target }) => setGroup(Number(target.value))}
        >
          {groups.map(({ id, letter, name }) => (
            <MenuItem key={id} value={id}>
              {`${letter} ${name}`}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          margin="none"
          sx={{ width: '12rem' }}
          label={translate('admin.hall.behind')}
          value={before}
          onChange={({ target }) => setBehind(Number(target.value))}
        >
          <MenuItem value={0}>{translate('admin.hall.atStage')}</MenuItem>
          {rows.map(({ row, label: name }) => (
            <MenuItem key={row} value={row}>
              {translate('admin.hall.behindRow', { row: name })}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={add}>
          {translate('admin.hall.add')}
        </Button>
      </Box>
    </Box>
  )
}

/** `4` after `3`, `C` after `B`. */
function nextLabel(label: string | undefined): string {
  if (label === undefined) return '1'
  if (/^\d+$/.test(label)) return String(Number(label) + 1)
  if (/^[A-Ya-y]$/.test(label)) return String.fromCodePoint(label.codePointAt(0)! + 1)
  return `${label}+`
}
