import { embedProviders } from '@foyer/schema/fields/embed-providers.ts'
import { exampleValues } from './example-values.ts'
import type { FieldOf, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { textLengths } from '@foyer/schema/fields/text-fields.ts'

type Values = Record<string, unknown>
type Required = { required?: boolean }

/** Invalid values, each of which breaks one rule. */
const brokenByType: FieldTable<[], readonly unknown[]> = {
  line: (field) => [...brokenText(field), ...(field.pattern?.wrong ?? [])],
  paragraph: brokenText,
  'rich-text': ({ required }) => [
    ...(required ? [undefined, [], [{ type: 'paragraph', children: [{ text: ' ' }] }]] : []),
    [{ type: 'script', children: [{ text: 'x' }] }],
    [{ type: 'paragraph', children: [{ text: 'x', link: 'javascript:alert(1)' }] }],
    '<p>x</p>',
  ],
  html: ({ required }) => [
    ...(required ? [undefined, ''] : []),
    'x'.repeat(textLengths.code + 1),
    7,
  ],
  choice: ({ required }) => [...(required ? [undefined] : []), 'sonst-was', 7],
  number: ({ min, max }) => [min - 1, max + 1, 'x'],
  flag: () => ['vielleicht'],
  link: ({ required }) => [
    ...(required ? [undefined, ''] : []),
    'javascript:alert(1)',
    '//evil.example',
    'kein Ort',
  ],
  anchor: ({ required }) => [
    ...(required ? [undefined, ''] : []),
    'Nicht erlaubt',
    '"><script>',
    'x'.repeat(81),
  ],
  embed: ({ providers: [first] }) => {
    const [host] = embedProviders[first].hosts
    return [
      undefined,
      '',
      `https://${host}.evil.example/x`,
      `https://evil.example/?${host}`,
      'javascript:alert(1)',
    ]
  },
  moment: ({ required }) => [...(required ? [undefined, null] : []), 'morgen'],
  day: () => ['1.12.2026', '2026-13-01'],
  image: brokenNumber,
  file: brokenNumber,
  reference: brokenNumber,
  references: ({ max }) => [[0], ['x'], Array.from({ length: max + 1 }, (_, index) => index + 1)],
  items: brokenItems,
}

/** Invalid requests for a kind: every rule is broken once. `field` is the invalid one. */
export function brokenValues({ fields }: { fields: Fields }): { field: string; values: Values }[] {
  const values = exampleValues({ fields })
  return Object.entries(fields).flatMap(([name, field]) =>
    byType(brokenByType, field).map((value) => ({
      field: name,
      values: { ...values, [name]: value },
    })),
  )
}

function brokenText({ required, max }: Required & { max: number }): unknown[] {
  return [...(required ? [undefined, '', '  '] : []), 'x'.repeat(max + 1), 7]
}

function brokenNumber({ required }: Required): unknown[] {
  return [...(required ? [undefined, null] : []), 0, 'x']
}

function brokenItems({ item, min, max, requiredWithout }: FieldOf<'items'>): unknown[] {
  const one = exampleValues({ fields: item })
  return [
    ...(min > 0 ? [undefined, []] : []),
    Array.from({ length: max + 1 }, () => one),
    ...brokenValues({ fields: item }).map(({ values }) => [values]),
    ...(requiredWithout?.names ?? []).map((name) => [
      { ...one, [requiredWithout!.field]: null, [name]: '' },
    ]),
  ]
}
