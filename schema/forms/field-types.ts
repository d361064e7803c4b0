/**
 * The kinds of fields by the numbers that the origin gives them: those of django-forms-builder. They agree with what the site
 * is told of them [3]: 5 and 7 hold lists, 9 starts with null.
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

/** The kind of a field; a number that nobody knows is a line of text. */
export function kindOf(fieldType: number): FieldKind {
  return kinds.get(fieldType) ?? 'text'
}
