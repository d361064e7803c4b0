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
import { LocalizedInput } from './localized-input.tsx'
import { MediaInput } from './media/media-input.tsx'
import { RelationInput } from './relation-input.tsx'
import { useLocaleCode } from './use-locale-code.ts'

/** What every control gets; the framework finds the value by `source`. */
export type ControlProps = {
  source: string
  label: string
  helperText: string | false
  isRequired: boolean
  /** In the filters of a list: they are short, and "none" is a choice. */
  isFilter: boolean
}

type Control<Type extends ResourceField['type']> = ComponentType<
  ControlProps & { field: Extract<ResourceField, { type: Type }> }
>

const asTyped = (value: string) => value

/** The control of each type of field. */
const controls: { [Type in ResourceField['type']]: Control<Type> } = {
  line: ({ field: _, isFilter, ...props }) => <TextInput {...props} parse={asTyped} />,
  paragraph: ({ field: _, isFilter, ...props }) => (
    <TextInput {...props} parse={asTyped} multiline minRows={3} />
  ),
  html: ({ field: _, isFilter, ...props }) => (
    <TextInput {...props} parse={asTyped} multiline minRows={4} />
  ),
  link: ({ field: _, isFilter, ...props }) => <TextInput {...props} parse={asTyped} />,
  anchor: ({ field: _, isFilter, ...props }) => <TextInput {...props} parse={asTyped} />,
  embed: ({ field: _, isFilter, ...props }) => <TextInput {...props} parse={asTyped} />,
  number: ({ field, isFilter, ...props }) => (
    <NumberInput
      {...props}
      min={field.min}
      max={field.max}
      step={1}
      {...(!isFilter && { defaultValue: field.fallback })}
    />
  ),
  flag: ({ field: _, isFilter, ...props }) =>
    isFilter ? <FlagFilter {...props} /> : <BooleanInput {...props} defaultValue={false} />,
  moment: ({ field: _, isFilter, ...props }) => (
    <DateTimeInput {...props} format={toTheatreTime} parse={fromTheatreTime} />
  ),
  day: ({ field: _, isFilter, ...props }) => (
    <DateInput {...props} parse={(value: string) => value || null} />
  ),
  choice: ChoiceControl,
  image: ({ field: _, isFilter, ...props }) => <MediaInput {...props} kind="image" />,
  file: ({ field: _, isFilter, ...props }) => <MediaInput {...props} kind="file" />,
  relation: RelationInput,
}

type FieldInputProps = { source: string; field: ResourceField; isFilter?: boolean }

/** The control of a field, with its words in the language of the editor. */
export function FieldInput({ source, field, isFilter = false }: FieldInputProps) {
  const locale = useLocaleCode()
  const props: ControlProps = {
    source,
    label: field.label[locale],
    helperText: isFilter ? false : (field.help?.[locale] ?? ''),
    isRequired: !isFilter && 'required' in field && field.required === true,
    isFilter,
  }
  if ('isLocalized' in field && field.isLocalized && !isFilter) {
    return <LocalizedInput {...props} isLong={field.type !== 'line'} />
  }
  // The control is that of the field's own type, which TypeScript cannot infer through an index.
  const Control = controls[field.type] as ComponentType<ControlProps & { field: ResourceField }>
  return <Control {...props} field={field} />
}

function ChoiceControl({
  field,
  isFilter,
  ...props
}: ControlProps & { field: Extract<ResourceField, { type: 'choice' }> }) {
  const locale = useLocaleCode()
  const choices = Object.entries(field.options).map(([id, option]) => ({
    id,
    name: option[locale],
  }))
  const first = isFilter || field.required ? undefined : choices[0]?.id
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      {...(first !== undefined && { defaultValue: first })}
    />
  )
}

function FlagFilter({ isRequired: _, ...props }: Omit<ControlProps, 'isFilter'>) {
  return (
    <SelectInput
      {...props}
      choices={[
        { id: 'true', name: 'admin.yes' },
        { id: 'false', name: 'admin.no' },
      ]}
    />
  )
}
