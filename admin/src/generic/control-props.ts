import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'

/** What every control passes to the framework, which finds the value by `source`. */
export type InputProps = {
  source: string
  label: string
  helperText: string | false
  isRequired: boolean
}

export type ControlProps<Field extends ResourceField = ResourceField> = {
  input: InputProps
  field: Field
  /** In the filters of a list, where no value is one, too. */
  isFilter: boolean
}
