import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { LoginAddressDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

/**
 * Where guests log in, as the origin says: its own page, or that of an identity provider (L-12). Undefined when it
 * cannot be loaded.
 */
export async function findLoginAddress(locale: Locale, read: Read): Promise<string | undefined> {
  const result = await read({
    document: LoginAddressDocument,
    variables: { locale: graphLocale(locale) },
    tags: tagsOfRead.settings(),
    whenFailed: 'The address of the log-in could not be loaded.',
  })
  return result?.currentUser?.loginUrl || undefined
}
