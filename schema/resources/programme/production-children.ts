import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'
import {
  type ChildrenDefinition,
  localized,
  relation,
} from '@foyer/schema/resources/define-resource.ts'
import { lines, quantity } from '@foyer/schema/resources/own-fields.ts'

export const credits: ChildrenDefinition = {
  name: 'ProductionCredit',
  label: { de: 'Mitwirkende', en: 'Credits' },
  description: 'A credit of a person in the production.',
  max: 500,
  isOrdered: true,
  fields: {
    person: relation({
      label: { de: 'Person', en: 'Person' },
      description: 'The person.',
      relatesTo: 'person',
      required: true,
    }),
    group: choice({
      label: { de: 'Wo', en: 'Where' },
      description: 'Whether it is in the artistic team or in the cast.',
      nameInGraph: 'PersonCreditGroup',
      options: {
        team: { de: 'Leitungsteam', en: 'Artistic team', description: 'Behind the stage.' },
        cast: { de: 'Besetzung', en: 'Cast', description: 'On the stage or in the pit.' },
      },
      required: true,
    }),
    role: localized(
      line({
        label: { de: 'Funktion oder Rolle', en: 'Function or role' },
        description: 'Function or role; e.g. "Regie" or "Pamina".',
        required: true,
        max: 200,
        example: 'Pamina',
      }),
    ),
  },
}

export const works: ChildrenDefinition = {
  name: 'ProductionWork',
  label: { de: 'Programm des Abends', en: 'Works' },
  description: 'A work or interval of the programme.',
  max: 100,
  isOrdered: true,
  fields: {
    kind: choice({
      label: { de: 'Art', en: 'Kind' },
      description: 'Whether it is a work or an interval.',
      options: {
        work: { de: 'Werk', en: 'Work', description: 'A work that is played.' },
        interval: { de: 'Pause', en: 'Interval', description: 'An interval.' },
      },
    }),
    composer: line({
      label: { de: 'Von', en: 'By' },
      description: 'Composer or author; may be empty.',
      max: 200,
    }),
    title: localized(
      line({
        label: { de: 'Titel', en: 'Title' },
        description: 'Title of the work; empty for an interval.',
        max: 300,
      }),
    ),
    movements: lines({
      label: { de: 'Sätze oder Teile', en: 'Movements or parts' },
      description: 'Movements, acts or parts of the work, in order.',
      max: 300,
      maxLines: 100,
    }),
    minutes: quantity({
      label: { de: 'Minuten', en: 'Minutes' },
      description: 'Duration in minutes; null if unknown.',
      min: 1,
      max: 1440,
    }),
  },
}
