import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { fileResponse, fileNotFoundResponse } from '#lib/http/file-response.ts'
import { errorStatuses } from '#lib/site-services.ts'
import { findErrorHtml } from './error-html.ts'

const name = /^(\d{3})\.(html|css)$/

/**
 * The theatre's own HTML for a status in two files, as the policy of pages requires: a style that is scoped to that
 * HTML, and the body for rendering in the browser. Empty when the theatre has none.
 */
export async function errorFileAnswer(file: string): Promise<Response> {
  const [, digits, kind] = name.exec(file) ?? []
  const status = errorStatuses.find((known) => String(known) === digits)
  const tags = tagsOfRead.settings()
  if (!status) return fileNotFoundResponse(tags)
  const { style = '', body = '' } = (await findErrorHtml(status)) ?? {}
  return kind === 'css'
    ? fileResponse({ body: scoped(style, status), contentType: 'text/css', tags })
    : fileResponse({ body, contentType: 'text/html', tags })
}

function scoped(style: string, status: number): string {
  const isWhole = style.split('{').length === style.split('}').length
  return style && isWhole ? `@scope ([data-error-html='${status}']) {\n${style}\n}\n` : ''
}
