import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { type RelatedRows, relatedDefinition } from '#provider/related-rows.ts'
import type { Row } from '#provider/written-values.ts'
import { valueText } from './value-text.ts'

/** What a row is called: the fields that name it, else the texts by which it is searched. Undefined if it has none. */
export function rowLabel(
  { fields, list }: ResourceDefinition,
  row: (Row & RelatedRows) | undefined,
  locale: LocaleCode,
): string | undefined {
  const texts = (list.label ?? list.search).flatMap((name) => {
    const field = fields[name]!
    const related = field.type === 'relation' && relatedDefinition(field.relatesTo)
    const text = related
      ? rowLabel(related, row?.relatedRows?.[name], locale)
      : valueText(field, row?.[name], locale)
    return text || []
  })
  return texts.length > 0 ? texts.join(' ') : undefined
}
