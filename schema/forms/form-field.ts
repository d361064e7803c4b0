/** What the rules look at of a field; browser and origin both have it. */
export type FormField = {
  slug: string
  fieldType: number
  required: boolean
  visible: boolean
  default: string
  choices: readonly { value: string }[]
}

/** What stands in a field: several choices or files are lists, a file that was not chosen is null. */
export type FieldValue = string | readonly string[] | null

export type FieldValues = Readonly<Record<string, FieldValue>>
