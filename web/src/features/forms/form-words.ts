import { finishedMessages } from '#i18n/finished-messages.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { FormContent } from './form-content.ts'

/** Messages of the namespace `forms` for the first load of a form. */
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

/** The largest file size, as an argument of messages. */
export const sizeInMegabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))

/** The finished messages of a form. */
export function wordsOfForm(
  { fileBytes, fileCount }: Pick<FormContent, 'fileBytes' | 'fileCount'>,
  t: Translate<'forms'>,
): FormWords {
  const limit = { size: sizeInMegabytes(fileBytes), count: fileCount }
  return { ...finishedMessages(t, formWords), 'files.limit': t('files.limit', limit) }
}
