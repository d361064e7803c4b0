import { boundedKinds } from '@foyer/schema/forms/field-bounds.ts'
import { type FieldKind, fieldTypeDescriptions } from '@foyer/schema/forms/field-types.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import type { Label } from '@foyer/schema/fields/field.ts'
import { choice, flag } from '@foyer/schema/fields/value-fields.ts'
import { type ChildrenDefinition, localized } from '@foyer/schema/resources/define-resource.ts'
import { options, quantity } from '@foyer/schema/resources/own-fields.ts'

const kindNames: Record<FieldKind, Label> = {
  text: { de: 'Text in einer Zeile', en: 'Text of one line' },
  longText: { de: 'Text in mehreren Zeilen', en: 'Text of several lines' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  checkbox: { de: 'Kästchen zum Anhaken', en: 'Checkbox' },
  checkboxes: { de: 'Mehrere Kästchen', en: 'Several checkboxes' },
  select: { de: 'Auswahl aus einem Menü', en: 'Choice from a menu' },
  selectSeveral: { de: 'Mehrfachauswahl', en: 'Several of a list' },
  radio: { de: 'Auswahl aus Knöpfen', en: 'Radio buttons' },
  file: { de: 'Dateien', en: 'Files' },
  date: { de: 'Tag', en: 'Day' },
  dateTime: { de: 'Tag und Uhrzeit', en: 'Day and time' },
  hidden: { de: 'Unsichtbarer Wert', en: 'Hidden value' },
  number: { de: 'Zahl', en: 'Number' },
  url: { de: 'Adresse im Internet', en: 'Web address' },
  birthday: { de: 'Geburtsdatum', en: 'Date of birth' },
}

/** The kinds of fields whose values are chosen from a list. */
export const choosingKinds: readonly FieldKind[] = [
  'checkboxes',
  'select',
  'selectSeveral',
  'radio',
]

const kindOptions = Object.fromEntries(
  Object.entries(kindNames).map(([kind, name]) => [
    kind,
    { ...name, description: fieldTypeDescriptions[kind as FieldKind] },
  ]),
)

/** The most that a bound can be. */
const maxBound = 1_000_000

/** The fields of a form, as staff build it. */
export const formFields: ChildrenDefinition = {
  name: 'FormResourceField',
  label: { de: 'Felder', en: 'Fields' },
  description: 'A field of the form.',
  max: 100,
  isOrdered: true,
  onlyWith: {
    choices: { field: 'kind', values: choosingKinds },
    min: { field: 'kind', values: boundedKinds },
    max: { field: 'kind', values: boundedKinds },
    placeholder_text: {
      field: 'kind',
      values: ['text', 'longText', 'email', 'number', 'url'],
    },
  },
  fields: {
    kind: choice({
      label: { de: 'Art des Felds', en: 'Kind of field' },
      description: 'Kind of the field.',
      options: kindOptions,
    }),
    label: localized(
      line({
        label: { de: 'Beschriftung', en: 'Label' },
        description: 'Label of the field.',
        required: true,
        example: 'Name der Schule',
      }),
    ),
    required: flag({
      label: { de: 'Pflichtfeld', en: 'Required' },
      description: 'Whether a value is required.',
    }),
    visible: flag({
      label: { de: 'Sichtbar', en: 'Visible' },
      help: {
        de: 'Ohne Haken fehlt das Feld auf der Website; seine Einträge bleiben.',
        en: 'If not, the field is not on the site; what was entered stays.',
      },
      description: 'Whether the field is shown. Hidden fields are neither required nor checked.',
      fallback: true,
    }),
    help_text: localized(
      line({
        label: { de: 'Hilfetext', en: 'Help text' },
        description: 'Help text; may be empty.',
        max: 500,
      }),
    ),
    placeholder_text: localized(
      line({
        label: { de: 'Beispiel im Feld', en: 'Example in the field' },
        description: 'Placeholder: an example of a value; may be empty.',
      }),
    ),
    choices: options({
      label: { de: 'Auswahl', en: 'Choices' },
      description: 'Options to choose from; empty for kinds without options.',
      maxOptions: 200,
    }),
    min: quantity({
      label: { de: 'Mindestens', en: 'At least' },
      help: {
        de: 'Zahl, Zeichen des Texts oder Anzahl der Auswahl.',
        en: 'Number, characters of the text, or how many are chosen.',
      },
      description: 'Least number, number of characters, or of choices; null if there is none.',
      min: -maxBound,
      max: maxBound,
    }),
    max: quantity({
      label: { de: 'Höchstens', en: 'At most' },
      description: 'Greatest number, number of characters, or of choices; null if there is none.',
      min: -maxBound,
      max: maxBound,
    }),
    default: line({
      label: { de: 'Vorgabe', en: 'Initial value' },
      help: {
        de: 'Bei einer Auswahl ihr Name in den Einträgen; bei einem Kästchen „true“.',
        en: 'Of a choice its name in entries; “true” for a checkbox.',
      },
      description: 'Initial value; may be empty.',
      max: 500,
    }),
    slug: line({
      label: { de: 'Name in den Einträgen', en: 'Name in entries' },
      help: {
        de: 'Leer: wird aus der Beschriftung gebildet. Ein Kästchen „newsletter“ bestellt den Newsletter.',
        en: 'Empty: made of the label. A checkbox “newsletter” orders the newsletter.',
      },
      description: 'Name of the field in a submission; if empty, it is made of the label.',
      max: 100,
      pattern: {
        expression: '^([a-z0-9]+([_-][a-z0-9]+)*)?$',
        message: 'slug',
        wrong: ['Name', 'a--b', 'ä'],
      },
      example: 'schule',
    }),
  },
}
