import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { design } from '#lib/design/design.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { variant } from '#lib/design/variant.ts'
import { env } from '#lib/env.ts'

/** The organization behind the site, for structured data (JSON-LD) in a language. */
export type House = { name: string; siteUrl: string; locale: Locale }

export async function findHouse(locale: Locale): Promise<House> {
  const t = await getTranslations('site')
  return { name: t(`name.${variant}`), siteUrl: env.SITE_URL, locale }
}

/** The name that other blocks refer to the organization by. */
const organizationId = (siteUrl: string) => `${siteUrl}/#organization`

/** The organization as other blocks refer to it. */
export function organizationReference({ name, siteUrl }: House) {
  return {
    '@type': design.organization.type,
    '@id': organizationId(siteUrl),
    name,
    url: siteUrl,
    logo: siteUrl + siteFiles.logo.url,
  } as const
}

/** The organization with its address. */
export function organizationJsonLd(house: House) {
  const { address, telephone, email } = design.organization
  return {
    '@context': 'https://schema.org',
    ...organizationReference(house),
    image: house.siteUrl + siteFiles.socialPicture.url,
    telephone,
    email,
    address: postalAddress(address),
  } as const
}

/** An address; all venues are in the country and region of the organization. */
export function postalAddress(place: { street: string; postcode: string; city: string }) {
  const { country, region } = design.organization
  return {
    '@type': 'PostalAddress',
    ...(place.street && { streetAddress: place.street }),
    ...(place.postcode && { postalCode: place.postcode }),
    addressLocality: place.city,
    addressRegion: region,
    addressCountry: country,
  } as const
}

/** The place of the organization, for what happens at several of its venues. */
export function organizationPlace({ name }: House) {
  return {
    '@type': 'Place',
    name,
    address: postalAddress(design.organization.address),
  } as const
}
