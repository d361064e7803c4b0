import { finishedMessages } from '#i18n/finished-messages.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { FormContent } from './form-content.ts'

/** Sentences of the namespace `forms` that a form needs at once. */
const formWords = [
  'required',
  'choose',
  'send',
  'sending',
  'summary',
  'lost',
  'sentTitle',
  'again',
  'leaveEmpty',
  'files.choose',
  'files.cancel',
  'files.remove',
  'files.retry',
  'files.waiting',
  'files.unsent',
  'files.list',
] as const satisfies readonly MessageKey<'forms'>[]

export type FormWords = Record<(typeof formWords)[number] | 'files.limit', string>

/** How large a file may be, as the sentences say it. */
export const sizeInMegabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))

/** The finished sentences of a form. */
export function wordsOfForm(
  { fileBytes, fileCount }: Pick<FormContent, 'fileBytes' | 'fileCount'>,
  t: Translate<'forms'>,
): FormWords {
  const limit = { size: sizeInMegabytes(fileBytes), count: fileCount }
  return { ...finishedMessages(t, formWords), 'files.limit': t('files.limit', limit) }
}
