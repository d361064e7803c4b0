import type { FieldKind } from '@foyer/schema/forms/field-types.ts'
import type { Localized } from '#content/content.ts'

export type DemoField = {
  slug: string
  kind: FieldKind
  label: Localized
  help?: Localized
  placeholder?: Localized
  default?: string
  isRequired?: boolean
  isVisible?: boolean
  min?: number
  max?: number
  choices?: Record<string, Localized>
}

/** A form of the demo theatre. */
export type DemoForm = {
  /** Stable name. */
  key: string
  slug: Localized
  title: Localized
  /** Paragraphs between blank lines. */
  intro: Localized
  successText: Localized
  recipient: string
  /** Whether it orders the newsletter. */
  isNewsletter?: boolean
  fields: DemoField[]
}
