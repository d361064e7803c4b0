import { everything } from '@foyer/schema/change-tags.ts'
import { connection } from 'next/server'
import { robotsTxt } from '#features/sitemap/robots-txt.ts'
import { env } from '#lib/env.ts'
import { fileResponse } from '#lib/http/file-response.ts'

export async function GET(): Promise<Response> {
  // The address of the site is known only at run time.
  await connection()
  return fileResponse({
    body: robotsTxt(env.SITE_URL),
    contentType: 'text/plain',
    tags: [everything],
  })
}
