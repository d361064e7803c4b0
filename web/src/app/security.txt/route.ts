import { everything } from '@foyer/schema/change-tags.ts'
import { connection } from 'next/server'
import { securityTxt } from '#features/site-files/security-txt.ts'
import { env } from '#lib/env.ts'
import { fileResponse } from '#lib/http/file-response.ts'

/** At `/.well-known/security.txt` for visitors. */
export async function GET(): Promise<Response> {
  // It expires some time after today.
  await connection()
  return fileResponse({
    body: securityTxt({
      siteUrl: env.SITE_URL,
      contact: env.SECURITY_CONTACT,
      now: new Date(),
    }),
    contentType: 'text/plain',
    tags: [everything],
  })
}
