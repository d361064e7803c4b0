import { line } from '@foyer/schema/fields/text-fields.ts'
import { flag, number } from '@foyer/schema/fields/value-fields.ts'
import { localized } from '@foyer/schema/resources/define-resource.ts'

const slugPattern = {
  expression: '^([a-z0-9]+(-[a-z0-9]+)*)?$',
  message: 'slug',
  wrong: ['Oper', 'a--b', '-a', 'ö'],
} as const

/** The name of what can be chosen, such as a genre. */
export const nameField = (example: string) =>
  localized(
    line({
      label: { de: 'Name', en: 'Name' },
      description: `Name; e.g. "${example}".`,
      required: true,
      max: 200,
      example,
    }),
  )

/** The slug of what has a page or can be filtered by. */
export const slugField = () =>
  localized(
    line({
      label: { de: 'Name in der Adresse', en: 'Name in the address' },
      help: { de: 'Leer: wird aus dem Namen gebildet.', en: 'Empty: made of the name.' },
      description: 'Slug; if empty, it is made of the name or title.',
      max: 120,
      pattern: slugPattern,
      example: 'grosses-haus',
    }),
  )

/** A slug that is the same in all languages. */
export const keyField = () =>
  line({
    label: { de: 'Name in der Adresse', en: 'Name in the address' },
    help: {
      de: 'In allen Sprachen gleich. Leer: wird aus dem Namen gebildet.',
      en: 'The same in all languages. Empty: made of the name.',
    },
    description: 'Slug in every language; if empty, it is made of the name.',
    max: 80,
    pattern: slugPattern,
    example: 'premiere',
  })

export const showInFilterField = () =>
  flag({
    label: { de: 'In Filtern anbieten', en: 'Offer in filters' },
    description: 'Whether the filter bar offers it as an option.',
  })

export const positionField = () =>
  number({
    label: { de: 'Reihenfolge', en: 'Position' },
    help: { de: 'Die kleinste Zahl kommt zuerst.', en: 'The lowest number comes first.' },
    description: 'Position in lists; the lowest comes first.',
    min: 0,
    max: 9999,
    fallback: 0,
  })

/** The palette that marks something on the site. */
export const styleField = (what: string) =>
  line({
    label: { de: 'Farbe', en: 'Colour' },
    help: {
      de: 'crimson, red, vermilion, amber, yellow, green, teal, cobalt, lilac, plum oder umber.',
      en: 'crimson, red, vermilion, amber, yellow, green, teal, cobalt, lilac, plum or umber.',
    },
    description: `Name of the palette that marks the ${what} on the site; e.g. "amber".`,
    max: 40,
    pattern: { expression: '^([a-z]+(-[a-z]+)*)?$', message: 'slug', wrong: ['Rot', 'a b', '-'] },
    example: 'amber',
  })
