import { z } from 'zod'
import { paged } from '@foyer/schema/shapes/paging.ts'
import { pageNumber, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Id, idOf, LocalDate, Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const shared = { isInternal: true, extension: {}, access: 'publisher' } as const
const all = {
  ...shared,
  path: '/{locale}/admin-api/form-entries/',
  pathParameters: { locale: Locale },
} as const
const one = {
  ...shared,
  path: '/{locale}/admin-api/form-entries/{id}/',
  pathParameters: { locale: Locale, id: idOf('entry') },
} as const

/** What staff have done with an entry. */
const FormEntryState = z.enum(['unread', 'read', 'replied']).meta({
  id: 'FormEntryState',
  title: 'FormEntryState',
  description: 'What staff have done with an entry.',
  'x-enum-descriptions': {
    unread: 'Nobody has read it.',
    read: 'It was read, and not answered.',
    replied: 'It was answered.',
  },
})

const FormEntryAnswer = z
  .object({
    slug: z.string().describe('Name of the field.'),
    label: z.string().describe('Its label when the entry was sent.'),
    text: z.string().describe('What was entered, in words; empty if there is nothing.'),
    files: z
      .array(
        z
          .object({
            id: z.string().describe('Identifies the file.'),
            name: z.string().describe('Its name; e.g. "lebenslauf.pdf".'),
            bytes: z.int().describe('Its size in bytes.'),
            url: z.string().describe('Path at which staff download it.'),
          })
          .meta({
            id: 'FormEntryFile',
            title: 'FormEntryFile',
            description: 'A file that was sent.',
          }),
      )
      .describe('Files that were sent with it.'),
  })
  .meta({
    id: 'FormEntryAnswer',
    title: 'FormEntryAnswer',
    description: 'What was entered into a field.',
  })

const summary = {
  id: idOf('entry'),
  form: idOf('form'),
  form_title: z.string().describe('Title of the form.'),
  sent_at: OffsetDateTime.describe('When it was sent.'),
  locale: Locale.describe('The language in which it was sent.'),
  state: FormEntryState.describe('What staff have done with it.'),
}

const FormEntryRow = z
  .object({ ...summary, excerpt: z.string().describe('The beginning of what was entered.') })
  .meta({ id: 'FormEntryRow', title: 'FormEntryRow', description: 'An entry of a form in a list.' })

const StaffFormEntry = z
  .object({
    ...summary,
    replied_at: OffsetDateTime.nullable().describe('When it was answered; null until then.'),
    email: z.string().nullable().describe('Address for an answer; null if none was entered.'),
    answers: z.array(FormEntryAnswer).describe('By the fields as they were when it was sent.'),
  })
  .meta({
    id: 'StaffFormEntry',
    title: 'StaffFormEntry',
    description: 'An entry of a form, as staff read it.',
  })

const EntryId = z
  .object({ id: idOf('entry') })
  .meta({ id: 'FormEntryDeleted', title: 'FormEntryDeleted', description: 'It was deleted.' })

/** By what the entries of a form are filtered, in a list and in its CSV export. */
export const formEntryFilter = {
  state: FormEntryState.optional().describe('Only those in this state.'),
  search: z.string().max(100).optional().describe('Only those that contain this text.'),
  date_from: LocalDate.optional().describe('Only those sent on this day or later.'),
  date_to: LocalDate.optional().describe('Only those sent on this day or earlier.'),
}

/** The calls about entries of forms, for staff. They are no resource: the audit log keeps nothing of them. */
export const formEntryOperations = {
  listFormEntries: {
    ...all,
    operationId: 'listFormEntries',
    method: 'GET',
    summary: 'List entries of forms',
    description: 'Entries of forms, the newest first.',
    query: {
      form: Id.optional().describe('Only those of this form.'),
      ...formEntryFilter,
      page: pageNumber,
      page_size: pageSize,
    },
    pageSize: pageSizes.resources,
    response: paged('FormEntryList', FormEntryRow),
  },
  getFormEntry: {
    ...one,
    operationId: 'getFormEntry',
    method: 'GET',
    summary: 'Get an entry of a form',
    description: 'All that was entered.',
    response: StaffFormEntry,
  },
  markFormEntry: {
    ...one,
    operationId: 'markFormEntry',
    method: 'PATCH',
    summary: 'Mark an entry of a form',
    description: 'Says whether an entry was read or answered.',
    body: z
      .object({ state: FormEntryState.describe('What staff have done with it.') })
      .meta({ id: 'FormEntryMark', title: 'FormEntryMark', description: 'The new state.' }),
    response: StaffFormEntry,
  },
  answerFormEntry: {
    ...shared,
    operationId: 'answerFormEntry',
    method: 'POST',
    path: '/{locale}/admin-api/form-entries/{id}/answer/',
    pathParameters: { locale: Locale, id: idOf('entry') },
    summary: 'Answer an entry of a form',
    description:
      'Sends a mail to the address of the entry, with replies to the first recipient of the form, and marks the entry as answered.',
    body: z
      .object({
        subject: z.string().trim().min(1).max(200).describe('Subject of the mail.'),
        text: z.string().trim().min(1).max(10_000).describe('Text of the mail.'),
      })
      .meta({ id: 'FormEntryReply', title: 'FormEntryReply', description: 'The answer.' }),
    response: StaffFormEntry,
  },
  deleteFormEntry: {
    ...one,
    operationId: 'deleteFormEntry',
    method: 'DELETE',
    summary: 'Delete an entry of a form',
    description: 'Deletes an entry with its files. It cannot be restored.',
    response: EntryId,
  },
  deleteFormEntries: {
    ...shared,
    operationId: 'deleteFormEntries',
    method: 'POST',
    path: '/{locale}/admin-api/form-entries/deletion/',
    pathParameters: { locale: Locale },
    summary: 'Delete old entries of a form',
    description: 'Deletes the entries of a form that were sent before a day, with their files.',
    body: z
      .object({
        form: idOf('form'),
        before: LocalDate.describe('The first day whose entries stay; e.g. "2026-01-01".'),
      })
      .meta({
        id: 'FormEntryDeletion',
        title: 'FormEntryDeletion',
        description: 'Which entries are deleted.',
      }),
    response: z.object({ count: z.int().describe('Number of entries that were deleted.') }).meta({
      id: 'FormEntriesDeleted',
      title: 'FormEntriesDeleted',
      description: 'They were deleted.',
    }),
  },
} as const satisfies Record<string, Operation>
