import { z } from 'zod'
import { RequestKey } from '@foyer/schema/shapes/cart.ts'
import type { RestSource } from './operation.ts'
import { LocalizedSlug } from '@foyer/schema/shapes/options.ts'
import { Id, Locale } from '@foyer/schema/shapes/scalars.ts'

const FormChoice = z
  .object({
    value: z.string().describe('What an entry says.'),
    label: z.string().describe('What people read.'),
  })
  .meta({
    id: 'FormChoice',
    title: 'FormChoice',
    description: 'One of the answers to choose from.',
  })

const FormField = z
  .object({
    id: Id,
    slug: z.string().describe('Name of the field in an entry.'),
    field_type: z
      .int()
      .describe(
        '1 text, 2 long text, 3 e-mail, 4 checkbox, 5 checkboxes, 6 choice, 7 several choices, 8 radio buttons, 9 files, 10 day, 11 day and time, 12 hidden, 13 number, 14 web address, 15 day of birth.',
      ),
    label: z.string().describe('What the field asks for.'),
    required: z.boolean().describe('Whether it must not stay empty.'),
    visible: z.boolean().describe('Whether it is shown at all.'),
    choices: z.array(FormChoice).describe('What can be chosen; empty for other kinds.'),
    default: z.string().describe('What stands in it at first; may be empty.'),
    placeholder_text: z.string().describe('An example of what to type; may be empty.'),
    help_text: z.string().describe('What helps to fill it in; may be empty.'),
  })
  .meta({ id: 'FormField', title: 'FormField', description: 'A field of a form.' })

export const Form = z
  .object({
    id: Id,
    slugs: LocalizedSlug,
    title: z.string().describe('What the form is for.'),
    intro: z.string().describe('HTML that stands above it; may be empty.'),
    success_text: z.string().describe('What is said when it was sent; may be empty.'),
    file_bytes: z.int().describe('Largest file that it takes.'),
    file_count: z.int().describe('Most files that an entry may name.'),
    fields: z.array(FormField).describe('Its fields, in their order.'),
  })
  .meta({ id: 'Form', title: 'Form', description: 'A form that visitors fill in.' })

export const FormEntryWrite = z
  .object({
    form: Id.describe('Number of the form.'),
    field_values: z
      .record(z.string().max(100), z.unknown())
      .describe(
        'Values by slug: texts; lists of texts for several choices and for files, which are named by their ids; null for no file. The e-mail address stands in email2 once more.',
      ),
    request_key: RequestKey.nullish().describe(
      'The same key twice is one entry: send it again when the answer was lost.',
    ),
    open_for_ms: z
      .int()
      .min(0)
      .nullish()
      .describe('How long the form was open, in milliseconds: nobody is faster than two seconds.'),
    leave_empty: z
      .string()
      .max(2_000)
      .nullish()
      .describe('A field that people do not see; who fills it in is none.'),
  })
  .meta({ id: 'FormEntryWrite', title: 'FormEntryWrite', description: 'A form, filled in.' })

export const FormSubmitted = z
  .object({
    form: Id.describe('Number of the form.'),
    message: z.string().describe('Thanks, and what happens next.'),
  })
  .meta({ id: 'FormSubmitted', title: 'FormSubmitted', description: 'The entry has arrived.' })

const FormFieldError = z
  .object({
    field: z.string().describe('Slug of the field; `form` where it is the form itself.'),
    message: z.string().describe('What is wrong with it, in the language of the request.'),
  })
  .meta({ id: 'FormFieldError', title: 'FormFieldError', description: 'A field that is wrong.' })

export const FormRefused = z
  .object({
    detail: z.string().describe('Why, in the language of the request.'),
    field_errors: z.array(FormFieldError).describe('Fields that are wrong, in their order.'),
  })
  .meta({ id: 'FormRefused', title: 'FormRefused', description: 'Nothing of the entry was kept.' })

export const forms = {
  name: 'forms',
  description: 'Forms of the house and what visitors write into them.',
  operations: {
    form: {
      operationId: 'form',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/forms/{id}/',
      localeOptional: true,
      summary: 'Get a form',
      description: 'A form with its fields.',
      pathParameters: { locale: Locale, id: Id },
      answer: Form,
    },
    submitForm: {
      operationId: 'submitForm',
      access: 'public',
      isRateLimited: true,
      method: 'POST',
      path: '/{locale}/api/forms-entries/',
      localeOptional: true,
      summary: 'Submit a form',
      description: 'Hands in a form. Files have been sent to /{locale}/api/temp-files/ before.',
      pathParameters: { locale: Locale },
      body: FormEntryWrite,
      answer: FormSubmitted,
      refusals: { 400: FormRefused },
    },
  },
} as const satisfies RestSource
