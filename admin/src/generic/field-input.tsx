import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'
import type { ComponentType } from 'react'
import {
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { fromTheatreTime, toTheatreTime } from '#provider/theatre-time.ts'
import type { ControlProps, InputProps } from './control-props.ts'
import { MoneyControl, QuantityControl } from './controls/amount-controls.tsx'
import { OptionsControl } from './controls/options-control.tsx'
import { LinesControl, TimeControl } from './controls/line-controls.tsx'
import { RelationsControl } from './controls/relations-control.tsx'
import { LocalizedInput } from './localized-input.tsx'
import { MediaInput } from './media/media-input.tsx'
import { RelationInput } from './relation-input.tsx'
import { isRequired } from './is-required.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

type Of<Type extends ResourceField['type']> = ControlProps<Extract<ResourceField, { type: Type }>>
type Controls = { [Type in ResourceField['type']]: ComponentType<Of<Type>> }

const asTyped = (value: string) => value

function Line({ input }: ControlProps) {
  return <TextInput {...input} parse={asTyped} />
}

function Lines({ input }: ControlProps) {
  return <TextInput {...input} parse={asTyped} multiline minRows={4} />
}

/** The control of each type of field. */
const controls: Controls = {
  line: Line,
  paragraph: Lines,
  html: Lines,
  link: Line,
  anchor: Line,
  embed: Line,
  number: NumberControl,
  flag: FlagControl,
  moment: ({ input }) => (
    <DateTimeInput {...input} format={toTheatreTime} parse={fromTheatreTime} />
  ),
  day: ({ input }) => <DateInput {...input} parse={(value: string) => value || null} />,
  choice: ChoiceControl,
  image: ({ input }) => <MediaInput {...input} kind="image" />,
  file: ({ input }) => <MediaInput {...input} kind="file" />,
  relation: RelationInput,
  relations: RelationsControl,
  time: TimeControl,
  money: MoneyControl,
  quantity: QuantityControl,
  lines: LinesControl,
  options: OptionsControl,
}

type FieldInputProps = { source: string; field: ResourceField; isFilter?: boolean }

/** The control of a field, with its words in the language of the editor. */
export function FieldInput({ source, field, isFilter = false }: FieldInputProps) {
  const locale = useLocaleCode()
  const input: InputProps = {
    source,
    label: field.label[locale],
    helperText: isFilter ? false : (field.help?.[locale] ?? ''),
    isRequired: !isFilter && isRequired(field),
  }
  if ('isLocalized' in field && field.isLocalized && !isFilter) {
    return <LocalizedInput input={input} isLong={field.type !== 'line'} />
  }
  // The control is that of the field's own type, which TypeScript cannot infer through an index.
  const Control = controls[field.type] as ComponentType<ControlProps>
  return <Control input={input} field={field} isFilter={isFilter} />
}

function NumberControl({ input, field, isFilter }: Of<'number'>) {
  const { min, max, fallback } = field
  const ownDefault = isFilter ? {} : { defaultValue: fallback }
  return <NumberInput {...input} {...ownDefault} min={min} max={max} step={1} />
}

function FlagControl({ input, field, isFilter }: Of<'flag'>) {
  if (!isFilter) return <BooleanInput {...input} defaultValue={field.fallback ?? false} />
  const choices = [
    { id: 'true', name: 'admin.yes' },
    { id: 'false', name: 'admin.no' },
  ]
  return <SelectInput {...input} choices={choices} />
}

function ChoiceControl({ input, field, isFilter }: Of<'choice'>) {
  const locale = useLocaleCode()
  const choices = Object.entries(field.options).map(([id, option]) => ({
    id,
    name: option[locale],
  }))
  const first = isFilter || field.required ? {} : { defaultValue: choices[0]?.id }
  return <SelectInput {...input} {...first} choices={choices} translateChoice={false} />
}
