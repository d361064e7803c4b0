import { z } from 'zod'
import { RequestKey } from '@foyer/schema/shapes/cart.ts'
import type { RestSource } from './operation.ts'
import { LocalizedSlug } from '@foyer/schema/shapes/options.ts'
import { Id, Locale, idOf, OptionalHtml, OptionalText } from '@foyer/schema/shapes/scalars.ts'

const FormChoice = z
  .object({
    value: z.string().describe('Value to submit; e.g. "brass".'),
    label: z.string().describe('Label for people; e.g. "Blechbläser".'),
  })
  .meta({
    id: 'FormChoice',
    title: 'FormChoice',
    description: 'An option of a form field.',
  })

const FormField = z
  .object({
    id: idOf('field'),
    slug: z.string().describe('Name of the field in a submission; e.g. "first_name".'),
    field_type: z
      .int()
      .describe(
        'Type of the input: 1 text, 2 multi-line text, 3 e-mail address, 4 checkbox, 5 group of checkboxes, 6 select, 7 multiple select, 8 radio buttons, 9 files, 10 date, 11 date and time, 12 hidden, 13 number, 14 web address, 15 date of birth.',
      ),
    label: z.string().describe('Label of the field.'),
    required: z.boolean().describe('Whether a value is required.'),
    visible: z
      .boolean()
      .describe('Whether the field is shown. Hidden fields are neither required nor checked.'),
    choices: z
      .array(FormChoice)
      .describe('Options to choose from; empty for types without options.'),
    default: OptionalText.describe('Initial value; may be empty.'),
    placeholder_text: OptionalText.describe('Placeholder: an example of a value; may be empty.'),
    help_text: OptionalText.describe('Help text; may be empty.'),
    min: z
      .int()
      .nullable()
      .describe(
        'The least number, number of characters of a text, or number of choices or files; null if there is none.',
      ),
    max: z
      .int()
      .nullable()
      .describe(
        'The greatest number, number of characters of a text, or number of choices or files; null if there is none.',
      ),
  })
  .meta({ id: 'FormField', title: 'FormField', description: 'A field of a form.' })

export const Form = z
  .object({
    id: idOf('form'),
    slugs: LocalizedSlug,
    title: z.string().describe('Title of the form.'),
    intro: OptionalHtml.describe('HTML above the form; may be empty.'),
    success_text: OptionalText.describe(
      'Text that is shown after the form was submitted; may be empty.',
    ),
    is_open: z.boolean().describe('Whether it takes submissions.'),
    closed_text: OptionalText.describe(
      'Text that is shown instead of the fields while it takes none; may be empty.',
    ),
    file_bytes: z.int().describe('Maximum size of a file, in bytes; e.g. 10485760.'),
    file_count: z.int().describe('Maximum number of files per submission.'),
    fields: z.array(FormField).describe('Fields of the form, in order.'),
  })
  .meta({ id: 'Form', title: 'Form', description: 'A form for visitors.' })

export const FormEntryWrite = z
  .object({
    form: Id.describe('Number of the form; e.g. 3.'),
    field_values: z
      .record(z.string().max(100), z.unknown())
      .describe(
        'Values by the slug of their field: a string, or a list of strings for multiple choices and for the ids of uploaded files; null for no file. The e-mail address is repeated as `email2`.',
      ),
    request_key: RequestKey.nullish().describe(
      'Idempotency key: if the response was lost, repeat the request with the same key and the form is submitted once.',
    ),
    open_for_ms: z
      .int()
      .min(0)
      .nullish()
      .describe(
        'Time that the form was open, in milliseconds. Submissions after less than 2000 ms are rejected as automated.',
      ),
    leave_empty: z
      .string()
      .max(2_000)
      .nullish()
      .describe('Honeypot against spam: a field that is invisible to people. Leave it empty.'),
  })
  .meta({ id: 'FormEntryWrite', title: 'FormEntryWrite', description: 'A submission of a form.' })

export const FormSubmitted = z
  .object({
    form: Id.describe('Number of the form; e.g. 3.'),
    message: z.string().describe('Confirmation for the visitor, in the language of the request.'),
  })
  .meta({
    id: 'FormSubmitted',
    title: 'FormSubmitted',
    description: 'The confirmation of a submission.',
  })

const FormFieldError = z
  .object({
    field: z
      .string()
      .describe('Slug of the field; "form" if the problem concerns the form as a whole.'),
    message: z.string().describe('What is wrong, in the language of the request.'),
  })
  .meta({
    id: 'FormFieldError',
    title: 'FormFieldError',
    description: 'A problem with a form field.',
  })

export const FormRejected = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    field_errors: z.array(FormFieldError).describe('Problems, in the order of the fields.'),
  })
  .meta({
    id: 'FormRejected',
    title: 'FormRejected',
    description: 'Why a submission was refused. Nothing was stored.',
  })

export const forms = {
  name: 'forms',
  description: 'Forms and their submissions.',
  operations: {
    form: {
      operationId: 'form',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/forms/{id}/',
      localeOptional: true,
      summary: 'Get a form',
      description: 'A form with its fields.',
      pathParameters: { locale: Locale, id: idOf('form') },
      response: Form,
    },
    submitForm: {
      operationId: 'submitForm',
      access: 'public',
      isRateLimited: true,
      method: 'POST',
      path: '/{locale}/api/forms-entries/',
      localeOptional: true,
      summary: 'Submit a form',
      description: 'Submits a form. Upload its files to /{locale}/api/temp-files/ first.',
      pathParameters: { locale: Locale },
      body: FormEntryWrite,
      response: FormSubmitted,
      errors: { 400: FormRejected },
    },
  },
} as const satisfies RestSource
