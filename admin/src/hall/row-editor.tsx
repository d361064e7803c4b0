import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { bendRow, deletePlaces, moveRow, numberRow, renameRow } from './change-plan.ts'
import { NumberField } from './number-field.tsx'
import { type Numbering, NumberingFields } from './numbering-fields.tsx'
import type { Place, Row } from './place.ts'
import { toggled } from './use-drag.ts'
import type { Plan } from './use-plan.ts'

type Props = { plan: Plan; row: Row; words: (place: Place) => string }

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }

/** One row: its name, the numbers of its seats, its shape and its place among the others, and its seats to choose from. */
export function RowEditor({ plan, row: { row, label, places: own }, words }: Props) {
  const translate = useTranslate()
  const [numbering, setNumbering] = useState<Numbering>({ first: 1, step: 1, isFromRight: false })
  const [curve, setCurve] = useState(0)
  const { places, chosen, choose, change } = plan
  const name = translate('admin.hall.rowNamed', { row: label })
  return (
    <Box role="group" aria-label={name}>
      <Box sx={line}>
        <TextField
          key={label}
          margin="none"
          sx={{ width: '8.5rem' }}
          label={translate('admin.hall.rowName')}
          defaultValue={label}
          onBlur={({ target }) => {
            const next = target.value.trim()
            if (next && next !== label) change(renameRow(places, row, next))
          }}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
        <Button size="small" onClick={() => change(moveRow(places, row, -1))}>
          {translate('admin.hall.toFront')}
        </Button>
        <Button size="small" onClick={() => change(moveRow(places, row, 1))}>
          {translate('admin.hall.toBack')}
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() => change(deletePlaces(places, new Set(own.map(({ key }) => key))))}
        >
          {translate('admin.hall.deleteRow')}
        </Button>
      </Box>
      <Box sx={line}>
        <NumberingFields value={numbering} onChange={setNumbering} />
        <Button size="small" onClick={() => change(numberRow(places, row, numbering))}>
          {translate('admin.hall.number')}
        </Button>
      </Box>
      <Box sx={line}>
        <NumberField
          label={translate('admin.hall.curve')}
          value={curve}
          max={1000}
          onChange={setCurve}
        />
        <Button size="small" onClick={() => change(bendRow(places, row, curve))}>
          {translate('admin.hall.bend')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {own.map((place) => (
          <FormControlLabel
            key={place.key}
            label={place.seat_label}
            sx={{ minWidth: '4.5rem', m: 0 }}
            control={
              <Checkbox
                checked={chosen.has(place.key)}
                onChange={() => choose(toggled(chosen, place.key))}
                slotProps={{ input: { 'aria-label': words(place) } }}
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}
