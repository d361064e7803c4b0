import { relatedResources, type RelationField } from '@foyer/schema/resources/define-resource.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import { AutocompleteInput, NumberInput, ReferenceInput } from 'react-admin'
import type { ControlProps } from './control-props.ts'
import { rowLabel } from './row-label.ts'
import { useLocaleCode } from './use-locale-code.ts'

/** Finds another row by the search of its resource. Where that is no resource yet, its number is typed. */
export function RelationInput({ input, field }: ControlProps<RelationField>) {
  const locale = useLocaleCode()
  const related = relatedDefinition(field)
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

/** The definition of what a field relates to; undefined if it is no resource. */
export function relatedDefinition({ relatesTo }: RelationField) {
  return resources.find(({ resource }) => resource === relatedResources[relatesTo])
}
