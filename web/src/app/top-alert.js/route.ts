import { everything } from '@foyer/schema/change-tags.ts'
import { alertScript } from '#features/top-alert/dismissal.ts'
import { fileAnswer } from '#lib/http/file-answer.ts'

export function GET(): Response {
  return fileAnswer({ body: alertScript, contentType: 'text/javascript', tags: [everything] })
}
