/**
 * The kinds of fields by their number in the REST API, which is that of django-forms-builder. They agree with the specification [3]:
 * the values of 5 and 7 are lists, that of 9 is initially null.
 */
export const fieldTypes = {
  text: 1,
  longText: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  selectSeveral: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthday: 15,
} as const

export type FieldKind = keyof typeof fieldTypes

const kinds = new Map<number, FieldKind>(
  (Object.entries(fieldTypes) as [FieldKind, number][]).map(([kind, number]) => [number, kind]),
)

/** The kind of a field; `text` for an unknown number. */
export function kindOf(fieldType: number): FieldKind {
  return kinds.get(fieldType) ?? 'text'
}
