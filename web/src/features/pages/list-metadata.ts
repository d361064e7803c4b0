import type { Metadata } from 'next'
import { pageMetadata } from '#i18n/page-metadata.ts'
import type { ListPage } from './find-list-page.ts'
import { withEditorsMetadata } from './with-editors-metadata.ts'

/** Metadata of a list, with what editors have written about it; pages of a list that are filtered or not the first say what they are. */
export async function listMetadata(
  options: Parameters<typeof pageMetadata>[0],
  { written, query }: { written: ListPage | undefined; query?: URLSearchParams },
): Promise<Metadata> {
  if (!written || (query?.size ?? 0) > 0) return pageMetadata(options)
  const metadata = await pageMetadata({
    ...options,
    ...(written.metaTitle && { title: written.metaTitle }),
    ...(written.metaDescription && { description: written.metaDescription }),
  })
  return withEditorsMetadata(metadata, written)
}
