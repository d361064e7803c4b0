import type { FormLabels } from '#features/forms/form-labels.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import type { FieldContent } from '#features/forms/form-content.ts'
import type { Locale } from '#i18n/locales.ts'

export type FieldProps = {
  field: FieldContent
  value: FieldValue
  problem: string | undefined
  /** A problem that has been corrected. */
  fixed: string | undefined
  labels: FormLabels
  locale: Locale
  maxFileBytes: number
  maxFileCount: number
  fileNames: Record<string, string>
}

export type ControlProps = FieldProps & { describedBy: string | undefined }
