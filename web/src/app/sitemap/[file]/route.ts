import { connection } from 'next/server'
import { sitemapFileResponse } from '#features/sitemap/sitemap-responses.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(_: Request, { params }: Context): Promise<Response> {
  await connection()
  return sitemapFileResponse((await params).file)
}
