import { env } from '#lib/env.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import type { Trail } from '#i18n/trail.ts'

/** The place of a page in the site as structured data. */
export function BreadcrumbMarkup({ trail }: { trail: Trail }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href && { item: env.SITE_URL + href }),
    })),
  }
  return <JsonLd data={data} />
}
