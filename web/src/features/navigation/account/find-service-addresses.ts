import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ServiceAddressesDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { webshopPath } from '#i18n/paths/webshop-paths.ts'

/** Undefined: the site's own. */
export type ServiceAddresses = { login: string | undefined; webshop: string | undefined }

/**
 * Where guests log in and people buy, as the origin says: on its own pages, or at an identity provider and a webshop elsewhere (L-12, S-11). Those
 * of the site when they cannot be loaded.
 */
export async function findServiceAddresses(locale: Locale, read: Read): Promise<ServiceAddresses> {
  const result = await read({
    document: ServiceAddressesDocument,
    variables: { locale: graphLocale(locale) },
    tags: tagsOfRead.settings(),
    whenFailed: 'The addresses of log-in and webshop could not be loaded.',
  })
  const { loginUrl, webshopUrl } = result?.currentUser ?? {}
  return {
    login: loginUrl || undefined,
    webshop: webshopUrl && webshopUrl !== webshopPath ? webshopUrl : undefined,
  }
}
