import { finishedMessages } from '#i18n/finished-messages.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { FormContent } from './form-content.ts'

/** Messages of the namespace `forms` for the first load of a form. */
const formLabels = [
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

export type FormLabels = Record<(typeof formLabels)[number] | 'files.limit', string>

/** The largest file size, as an argument of messages. */
export const sizeInMegabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))

/** The finished messages of a form. */
export function labelsOfForm(
  { maxFileBytes, maxFileCount }: Pick<FormContent, 'maxFileBytes' | 'maxFileCount'>,
  t: Translate<'forms'>,
): FormLabels {
  const limit = { size: sizeInMegabytes(maxFileBytes), count: maxFileCount }
  return { ...finishedMessages(t, formLabels), 'files.limit': t('files.limit', limit) }
}
