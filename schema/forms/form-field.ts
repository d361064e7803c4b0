/** The properties of a field that its rules use, in browser and origin. */
export type FormField = {
  slug: string
  fieldType: number
  required: boolean
  visible: boolean
  default: string
  choices: readonly { value: string }[]
  /** Bounds of a number, of the characters of a text, or of how many are chosen. */
  min?: number | null | undefined
  max?: number | null | undefined
}

/** The value of a field: a list for multiple choices and files, null for no file. */
export type FieldValue = string | readonly string[] | null

export type FieldValues = Readonly<Record<string, FieldValue>>
