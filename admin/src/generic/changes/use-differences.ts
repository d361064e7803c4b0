import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { changedValue } from './changed-value.ts'
import { differingPart, type Part } from './differing-part.ts'
import type { FieldChange } from './field-change.ts'
import { useNameOf } from './named-rows.tsx'

export type Difference = Part & { name: string; label: string }

/** The changes of fields in words, for components inside `NamedRows`. What has no value on either side is left out. */
export function useDifferences(
  definition: ResourceDefinition,
  changes: readonly FieldChange[],
): Difference[] {
  const locale = useLocaleCode()
  const nameOf = useNameOf()
  const { fields, children } = definition
  return changes.flatMap(({ field: name, before, after }) => {
    const part = differingPart({
      before: changedValue(definition, { name, value: before, locale, nameOf }),
      after: changedValue(definition, { name, value: after, locale, nameOf }),
    })
    if (part.before === '' && part.after === '') return []
    return [{ name, label: (fields[name] ?? children[name])?.label[locale] ?? name, ...part }]
  })
}
