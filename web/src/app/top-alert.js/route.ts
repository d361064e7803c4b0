import { everything } from '@foyer/schema/change-tags.ts'
import { alertScript } from '#features/top-alert/dismissal.ts'
import { fileResponse } from '#lib/http/file-response.ts'

export function GET(): Response {
  return fileResponse({ body: alertScript, contentType: 'text/javascript', tags: [everything] })
}
