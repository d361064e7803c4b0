import type { OwnFieldOf } from '@foyer/schema/resources/own-fields.ts'
import { TextInput, TimeInput, useTranslate } from 'react-admin'
import type { ControlProps } from '#generic/control-props.ts'

/** A time on the clock of the theatre, which has seconds in the contract. */
export function TimeControl({ input }: ControlProps<OwnFieldOf<'time'>>) {
  return <TimeInput {...input} format={withoutSeconds} parse={withSeconds} />
}

/** Texts of one line each. */
export function LinesControl({ input }: ControlProps<OwnFieldOf<'lines'>>) {
  const translate = useTranslate()
  return (
    <TextInput
      {...input}
      helperText={input.helperText || translate('admin.onePerLine')}
      multiline
      minRows={3}
      format={joined}
      parse={split}
    />
  )
}

const withoutSeconds = (time: unknown) => (typeof time === 'string' ? time.slice(0, 5) : '')
const withSeconds = (time: string) => (time === '' ? null : `${time.slice(0, 5)}:00`)
const joined = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')
const split = (text: string) => (text === '' ? [] : text.split('\n'))
