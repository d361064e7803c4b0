import { connection } from 'next/server'
import { sitemapIndexResponse } from '#features/sitemap/sitemap-responses.ts'

export async function GET(): Promise<Response> {
  await connection()
  return sitemapIndexResponse()
}
