import { everything } from '@foyer/schema/change-tags.ts'
import { connection } from 'next/server'
import { robotsTxt } from '#features/sitemap/robots-txt.ts'
import { env } from '#lib/env.ts'
import { fileAnswer } from '#lib/http/file-answer.ts'

export async function GET(): Promise<Response> {
  // The address of the site is known only where it runs.
  await connection()
  return fileAnswer({
    body: robotsTxt(env.SITE_URL),
    contentType: 'text/plain',
    tags: [everything],
  })
}
