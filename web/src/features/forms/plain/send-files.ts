import 'server-only'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import { tempFileTimeoutMs } from '@foyer/schema/form-files.ts'
import {
  type FieldContent,
  fileNameOf,
  type FormContent,
  type ShownProblem,
} from '#features/forms/form-content.ts'
import { textIn } from '#features/forms/read-entry.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { env } from '#lib/env.ts'

type Files = {
  /** The uploaded files, by the slug of their field. */
  ids: Record<string, string[]>
  /** By id. */
  names: Record<string, string>
  problems: ShownProblem[]
}

type Sending = { form: FormContent; entered: FormData; locale: Locale; visitor: VisitorClient }

/** Uploads the files of a form, one after another, for a visitor without JavaScript. */
export async function sendFiles({ form, entered, locale, visitor }: Sending): Promise<Files> {
  const files: Files = { ids: {}, names: namesOfEarlier(entered), problems: [] }
  for (const { slug } of form.fields.filter(isFileField)) {
    for (const file of entered.getAll(slug)) {
      // An empty file field sends a file without name and content.
      if (typeof file === 'string' || file.name === '') continue
      const { status, upload } = await send(file, { locale, visitor })
      if (status === 201 && upload.id) {
        ;(files.ids[slug] ??= []).push(upload.id)
        files.names[upload.id] = upload.name ?? file.name
      } else files.problems.push({ slug, message: `${file.name}: ${upload.detail ?? status}` })
    }
  }
  return files
}

/** Files that were uploaded when the form was refused before. */
function namesOfEarlier(entered: FormData): Record<string, string> {
  const earlier = [...entered.keys()].filter((name) => name.startsWith(fileNameOf('')))
  return Object.fromEntries(
    earlier.map((name) => [name.slice(fileNameOf('').length), textIn(entered, name)]),
  )
}

function isFileField({ fieldType, visible }: FieldContent): boolean {
  return visible && kindOf(fieldType) === 'file'
}

async function send(file: File, { locale, visitor }: Pick<Sending, 'locale' | 'visitor'>) {
  const body = new FormData()
  body.append('file', file)
  const response = await fetch(`${env.BACKEND_URL}/${locale}/api/temp-files/`, {
    method: 'POST',
    headers: visitor.identity(),
    body,
    cache: 'no-store',
    signal: AbortSignal.timeout(tempFileTimeoutMs),
  })
  const upload = (await response.json()) as { id?: string; name?: string; detail?: string }
  return { status: response.status, upload }
}
