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

export const fieldTypeDescriptions: Readonly<Record<FieldKind, string>> = {
  text: 'One line of text.',
  longText: 'Several lines of text.',
  email: 'E-mail address.',
  checkbox: 'One checkbox; its value is "true" or empty.',
  checkboxes: 'Several checkboxes; the value is a list.',
  select: 'One option of a menu.',
  selectSeveral: 'Several options of a list; the value is a list.',
  radio: 'One of several radio buttons.',
  file: 'Uploaded files; the value is a list of their ids.',
  date: 'Calendar day; e.g. "2026-11-21".',
  dateTime: 'Day and time; e.g. "2026-11-21T19:30".',
  hidden: 'A value that is not shown.',
  number: 'Number.',
  url: 'Address of a web page.',
  birthday: 'Date of birth.',
}

/** The name of a type in the graph: `LONG_TEXT`. */
export function fieldTypeName(kind: FieldKind) {
  return kind.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}

/** The number of a type by its name in the graph; that of a text for an unknown name. */
export function fieldTypeNamed(name: string): number {
  const kind = [...kinds.values()].find((one) => fieldTypeName(one) === name)
  return fieldTypes[kind ?? 'text']
}
