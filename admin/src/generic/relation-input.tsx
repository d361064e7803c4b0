import type { RelationField, ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { AutocompleteInput, NumberInput, ReferenceInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { relatedDefinition } from '#provider/related-rows.ts'
import type { ControlProps, InputProps } from './control-props.ts'
import { enterChooses } from './enter-chooses.ts'
import { rowLabel } from './values/row-label.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

type Props = {
  input: InputProps
  field: Pick<RelationField, 'relatesTo' | 'narrowedBy'>
  isFilter?: boolean
}

/** Finds another row by the search of its resource. Where that is no resource yet, its number is typed. */
export function RelationInput({
  input,
  field,
  isFilter = false,
}: Props | ControlProps<RelationField>) {
  const narrowing = useNarrowing(isFilter ? undefined : field.narrowedBy)
  const related = relatedDefinition(field.relatesTo)
  if (!related) return <NumberInput {...input} min={1} step={1} />
  return <RowInput input={input} definition={related} narrowing={narrowing} />
}

type RowInputProps = {
  input: InputProps
  definition: ResourceDefinition
  narrowing?: { filter?: Record<string, number> }
}

/** Finds a row of a resource by its search. */
export function RowInput({ input, definition, narrowing }: RowInputProps) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const { source, ...control } = input
  return (
    <ReferenceInput source={source} reference={definition.resource} {...narrowing}>
      <AutocompleteInput
        {...control}
        onKeyDown={enterChooses}
        noOptionsText={translate('ra.navigation.no_results', {
          name: definition.pluralName[locale],
        })}
        optionText={(row) => rowLabel(definition, row, locale) ?? `#${row?.id ?? ''}`}
        filterToQuery={(search: string) => ({ search })}
        parse={(id: unknown) => (id === '' || id === null ? null : Number(id))}
      />
    </ReferenceInput>
  )
}

/** What restricts the rows that are offered: nothing as long as the other field is empty. */
function useNarrowing(narrowedBy: RelationField['narrowedBy']) {
  const value: unknown = useWatch({ name: narrowedBy?.value ?? '', disabled: !narrowedBy })
  if (!narrowedBy || typeof value !== 'number') return {}
  return { filter: { [narrowedBy.field]: value } }
}
