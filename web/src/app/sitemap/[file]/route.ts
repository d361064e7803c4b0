import { connection } from 'next/server'
import { sitemapFileAnswer } from '#features/sitemap/sitemap-answers.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(_: Request, { params }: Context): Promise<Response> {
  await connection()
  return sitemapFileAnswer((await params).file)
}
