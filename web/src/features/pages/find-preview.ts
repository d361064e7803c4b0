import 'server-only'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { CmsPageContentFragmentDoc, PreviewDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CmsPageResult } from './find-cms-page.ts'

const previewToken = /^[0-9a-f]{64}$/

/** The page that a preview shows; undefined if there is none with this token, or not any more. It is never cached. */
export async function findPreview(
  { locale, token }: { locale: Locale; token: string },
  visitor: Headers,
): Promise<CmsPageResult | undefined> {
  if (!previewToken.test(token)) return undefined
  const variables = { locale: graphLocale(locale), token }
  const { preview } = await createVisitorClient(visitor).execute(PreviewDocument, variables)
  return readFragment(CmsPageContentFragmentDoc, preview) ?? undefined
}
