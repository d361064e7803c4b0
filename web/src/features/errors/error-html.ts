import 'server-only'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { defaultErrorPage } from '@foyer/schema/error-pages.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { env } from '#lib/env.ts'
import { reportFailure } from '#lib/failures/report-failure.ts'
import { siteServices } from '#lib/site-services.ts'

/** The theatre's HTML for a status, sanitised by the origin. */
export type ErrorHtml = { style: string; body: string }

const timeoutMs = 2000
const maxHtmlLength = 256 * 1024
const retrySeconds = 60
const cacheSeconds = 24 * 60 * 60

/**
 * The theatre's own HTML for a status: from the configured path, else from the default one. Undefined when there is
 * none; a failure to load it is logged and reported, and retried after a minute.
 */
export async function findErrorHtml(status: number): Promise<ErrorHtml | undefined> {
  return cacheErrorHtml(siteServices.errorPages[status] ?? defaultErrorPage(status))
}

async function cacheErrorHtml(path: string): Promise<ErrorHtml | undefined> {
  'use cache'
  cacheTag(...tagsOfRead.settings())
  try {
    const html = await loadErrorHtml(path)
    cacheLife({ stale: cacheSeconds, revalidate: cacheSeconds, expire: 7 * cacheSeconds })
    return html
  } catch (error) {
    cacheLife({ stale: retrySeconds, revalidate: retrySeconds, expire: 5 * retrySeconds })
    reportFailure(error, `The HTML for an error could not be loaded from ${path}.`)
    return undefined
  }
}

async function loadErrorHtml(path: string): Promise<ErrorHtml | undefined> {
  const response = await fetch(new URL(path, env.BACKEND_URL), {
    signal: AbortSignal.timeout(timeoutMs),
  })
  // A missing file at the default path is not a failure.
  if (response.status === 404 && !isConfigured(path)) return undefined
  if (!response.ok) throw new Error(`The origin responded with ${response.status}.`)
  const html = await response.text()
  if (html.length > maxHtmlLength) throw new Error('The HTML is too long.')
  const [element = '', style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  return { style, body: html.replace(element, '').trim() }
}

const isConfigured = (path: string) => Object.values(siteServices.errorPages).includes(path)
