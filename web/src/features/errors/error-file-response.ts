import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { fileResponse, fileNotFoundResponse } from '#lib/http/file-response.ts'
import { findErrorHtml } from './error-html.ts'

/** Every status of an error, of clients or servers. */
const name = /^([45]\d\d)\.(html|css)$/

/**
 * The theatre's own HTML for a status in two files, as the policy of pages requires: a style that is scoped to that
 * HTML, and the body for rendering in the browser. Empty when the theatre has none.
 */
export async function errorFileResponse(file: string): Promise<Response> {
  const [, digits, kind] = name.exec(file) ?? []
  const tags = tagsOfRead.settings()
  if (!digits) return fileNotFoundResponse(tags)
  const status = Number(digits)
  const { style = '', body = '' } = (await findErrorHtml(status)) ?? {}
  return kind === 'css'
    ? fileResponse({ body: scoped(style, status), contentType: 'text/css', tags })
    : fileResponse({ body, contentType: 'text/html', tags })
}

function scoped(style: string, status: number): string {
  const isWhole = style.split('{').length === style.split('}').length
  return style && isWhole ? `@scope ([data-error-html='${status}']) {\n${style}\n}\n` : ''
}
