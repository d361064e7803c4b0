import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'

/** Whether a field needs a value. An amount always does: it has no default. */
export const isRequired = (field: ResourceField): boolean =>
  field.type === 'money' || ('required' in field && field.required === true)
