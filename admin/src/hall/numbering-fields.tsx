import { Checkbox, FormControlLabel } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { NewRow } from './change-plan.ts'
import { NumberField } from './number-field.tsx'

export type Numbering = Pick<NewRow, 'first' | 'step' | 'isFromRight'>

type Props = { value: Numbering; onChange: (numbering: Numbering) => void }

/** How the seats of a row are numbered. */
export function NumberingFields({ value, onChange }: Props) {
  const translate = useTranslate()
  return (
    <>
      <NumberField
        label={translate('admin.hall.first')}
        value={value.first}
        max={9999}
        onChange={(first) => onChange({ ...value, first })}
      />
      <NumberField
        label={translate('admin.hall.step')}
        value={value.step}
        min={1}
        max={9}
        onChange={(step) => onChange({ ...value, step })}
      />
      <FormControlLabel
        label={translate('admin.hall.fromRight')}
        control={
          <Checkbox
            checked={value.isFromRight}
            onChange={({ target }) => onChange({ ...value, isFromRight: target.checked })}
          />
        }
      />
    </>
  )
}
