import 'server-only'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { CmsPageContentFragmentDoc, PreviewDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CmsPageResult } from './find-cms-page.ts'

const previewToken = /^[0-9a-f]{64}$/

/** The page that a preview shows; undefined if there is none with this token, `gone` if not any more. It is never cached. */
export async function findPreview(
  { locale, token }: { locale: Locale; token: string },
  visitor: Headers,
): Promise<CmsPageResult | 'gone' | undefined> {
  if (!previewToken.test(token)) return undefined
  const variables = { locale: graphLocale(locale), token }
  const { data, isGone } = await createVisitorClient(visitor).find(PreviewDocument, variables)
  if (isGone) return 'gone'
  const content = readFragment(CmsPageContentFragmentDoc, data.preview)
  return data.preview && content ? { ...content, modules: data.preview.modules } : undefined
}
