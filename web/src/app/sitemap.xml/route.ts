import { connection } from 'next/server'
import { sitemapIndexAnswer } from '#features/sitemap/sitemap-answers.ts'

export async function GET(): Promise<Response> {
  await connection()
  return sitemapIndexAnswer()
}
