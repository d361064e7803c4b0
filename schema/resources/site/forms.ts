import { html, line, paragraph } from '@foyer/schema/fields/text-fields.ts'
import { flag } from '@foyer/schema/fields/value-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized } from '@foyer/schema/resources/define-resource.ts'
import { lines } from '@foyer/schema/resources/own-fields.ts'
import { slugField } from '@foyer/schema/resources/programme/option-fields.ts'
import { formFields } from './form-fields.ts'

export const forms = defineResource({
  resource: 'forms',
  section: 'content',
  typeName: 'FormResource',
  name: { de: 'Formular', en: 'Form' },
  pluralName: { de: 'Formulare', en: 'Forms' },
  description: 'A form that visitors fill in, with its fields.',
  access: 'publisher',
  page: sitePaths['forms-slug-id'],
  fields: {
    title: localized(
      line({
        label: { de: 'Titel', en: 'Title' },
        description: 'Title of the form.',
        required: true,
        example: 'Schulklasse anmelden',
      }),
    ),
    slug: slugField(),
    intro: localized(
      html({
        label: { de: 'Text neben dem Formular', en: 'Text beside the form' },
        description: 'HTML beside the form; sanitized when it is saved.',
      }),
    ),
    is_open: flag({
      label: { de: 'Offen', en: 'Open' },
      help: {
        de: 'Ohne Haken nimmt das Formular nichts an und zeigt stattdessen den Text darunter.',
        en: 'If not, the form takes nothing and shows the text below instead.',
      },
      description: 'Whether it takes submissions.',
      fallback: true,
    }),
    closed_text: localized(
      paragraph({
        label: { de: 'Text, wenn es geschlossen ist', en: 'Text while it is closed' },
        description: 'Text that is shown instead of the fields while it is closed; may be empty.',
      }),
    ),
    success_text: localized(
      paragraph({
        label: { de: 'Bestätigung nach dem Absenden', en: 'Confirmation after sending' },
        description: 'Text that is shown after the form was submitted; may be empty.',
      }),
    ),
    recipients: lines({
      label: { de: 'Wer eine E-Mail bekommt', en: 'Who gets an e-mail' },
      help: {
        de: 'Eine Adresse je Zeile. An sie geht jeder neue Eintrag.',
        en: 'One address per line. They get each new entry.',
      },
      description: 'Email addresses that receive notifications of entries.',
      max: 254,
      maxLines: 20,
      isEmail: true,
    }),
    is_newsletter: flag({
      label: { de: 'Bestellt den Newsletter', en: 'Orders the newsletter' },
      help: {
        de: 'Einträge werden nicht gespeichert; die Adresse bekommt einen Link zum Bestätigen.',
        en: 'Entries are not stored; the address gets a link to confirm.',
      },
      description: 'Whether its entries order the newsletter instead of being stored.',
    }),
  },
  children: { fields: formFields },
  list: {
    columns: ['title', 'is_open', 'recipients'],
    search: ['title'],
    filters: ['is_open'],
    ordering: ['title', 'is_open'],
  },
})
