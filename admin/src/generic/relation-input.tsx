import type { RelationField } from '@foyer/schema/resources/define-resource.ts'
import { AutocompleteInput, NumberInput, ReferenceInput } from 'react-admin'
import { relatedDefinition } from '#provider/related-rows.ts'
import type { ControlProps, InputProps } from './control-props.ts'
import { rowLabel } from './values/row-label.ts'
import { useLocaleCode } from './use-locale-code.ts'

type Props = { input: InputProps; field: Pick<RelationField, 'relatesTo'> }

/** Finds another row by the search of its resource. Where that is no resource yet, its number is typed. */
export function RelationInput({ input, field }: Props | ControlProps<RelationField>) {
  const locale = useLocaleCode()
  const related = relatedDefinition(field.relatesTo)
  if (!related) return <NumberInput {...input} min={1} step={1} />
  const { source, ...control } = input
  return (
    <ReferenceInput source={source} reference={related.resource}>
      <AutocompleteInput
        {...control}
        optionText={(row) => rowLabel(related, row, locale) ?? `#${row?.id ?? ''}`}
        filterToQuery={(search: string) => ({ search })}
        parse={(id: unknown) => (id === '' || id === null ? null : Number(id))}
      />
    </ReferenceInput>
  )
}
