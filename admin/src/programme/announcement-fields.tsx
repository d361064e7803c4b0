import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { NestedErrors } from '#provider/call-origin.ts'

export type AnnouncedValues = { day: string; time: string; reasonDe: string; reasonEn: string }

type Fields = {
  values: AnnouncedValues
  errors: NestedErrors
  onChange: (name: keyof AnnouncedValues, value: string) => void
}

const problemIn = (errors: NestedErrors, name: string) => {
  const text = errors[name]
  return typeof text === 'string' ? { error: true, helperText: text } : {}
}

/** The new day and time of an event. */
export function AnnouncedDate({ values, errors, onChange }: Fields) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        type="date"
        label={translate('announce.day')}
        value={values.day}
        onChange={({ target }) => onChange('day', target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        {...problemIn(errors, 'day')}
      />
      <TextField
        type="time"
        label={translate('announce.time')}
        value={values.time}
        onChange={({ target }) => onChange('time', target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        {...problemIn(errors, 'local_time')}
      />
    </>
  )
}

/** Why, in both languages. */
export function AnnouncedReason({
  values,
  errors,
  onChange,
  isRequired,
}: Fields & { isRequired: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        multiline
        minRows={2}
        required={isRequired}
        label={translate('announce.reasonDe')}
        helperText={translate('announce.reasonHelp')}
        value={values.reasonDe}
        onChange={({ target }) => onChange('reasonDe', target.value)}
        slotProps={{ htmlInput: { maxLength: 500, lang: 'de' } }}
        {...problemIn(errors, 'reason_de')}
      />
      <TextField
        multiline
        minRows={2}
        label={translate('announce.reasonEn')}
        value={values.reasonEn}
        onChange={({ target }) => onChange('reasonEn', target.value)}
        slotProps={{ htmlInput: { maxLength: 500, lang: 'en' } }}
        {...problemIn(errors, 'reason_en')}
      />
    </>
  )
}
