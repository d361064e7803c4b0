import type { OwnFieldOf } from '@foyer/schema/resources/own-fields.ts'
import { AutocompleteArrayInput, ReferenceArrayInput, useTranslate } from 'react-admin'
import { relatedDefinition } from '#provider/related-rows.ts'
import type { ControlProps } from '#generic/control-props.ts'
import { enterChooses } from '#generic/enter-chooses.ts'
import { RelationInput } from '#generic/relation-input.tsx'
import { rowLabel } from '#generic/values/row-label.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { OrderOfRelations } from './order-of-relations.tsx'
import { PicturesControl } from './pictures-control.tsx'

/** Several other rows, found by the search of their resource; a list is filtered by one of them. */
export function RelationsControl({
  input,
  field,
  isFilter,
}: ControlProps<OwnFieldOf<'relations'>>) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const { relatesTo } = field
  if (relatesTo === 'image') return <PicturesControl input={input} />
  if (isFilter) return <RelationInput input={input} field={{ relatesTo }} />
  const related = relatedDefinition(relatesTo)
  if (!related) throw new Error(`Nothing of the kind ${relatesTo} can be chosen.`)
  const { source, ...control } = input
  return (
    <>
      <ReferenceArrayInput source={source} reference={related.resource}>
        <AutocompleteArrayInput
          {...control}
          onKeyDown={enterChooses}
          noOptionsText={translate('ra.navigation.no_results', {
            name: related.pluralName[locale],
          })}
          optionText={(row) => rowLabel(related, row, locale) ?? `#${row?.id ?? ''}`}
          filterToQuery={(search: string) => ({ search })}
          parse={(ids: unknown) => (Array.isArray(ids) ? ids.map(Number) : [])}
        />
      </ReferenceArrayInput>
      {field.isOrdered && (
        <OrderOfRelations source={source} label={input.label} related={related} />
      )}
    </>
  )
}
