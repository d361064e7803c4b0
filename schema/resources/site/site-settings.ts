import { html } from '@foyer/schema/fields/text-fields.ts'
import { flag } from '@foyer/schema/fields/value-fields.ts'
import { defineResource } from '@foyer/schema/resources/define-resource.ts'

/** The number of the only row. */
export const siteSettingsId = 1

/** Settings of the site. One value, which is neither added nor deleted, so that it is none of `resources`. */
export const siteSettings = defineResource({
  resource: 'site-settings',
  section: 'administration',
  typeName: 'SiteSettingsResource',
  name: { de: 'Einstellungen', en: 'Settings' },
  pluralName: { de: 'Einstellungen', en: 'Settings' },
  description: 'The settings of the site.',
  access: 'publisher',
  fields: {
    is_site_online: flag({
      label: { de: 'Website geöffnet', en: 'Site is open' },
      help: {
        de: 'Ohne Haken sehen nur angemeldete Mitarbeiterinnen und Mitarbeiter die Website.',
        en: 'If not, only staff who are logged in see the site.',
      },
      description: 'Whether the site is open to visitors.',
      fallback: true,
    }),
    is_shop_online: flag({
      label: { de: 'Shop geöffnet', en: 'Shop is open' },
      help: {
        de: 'Ohne Haken werden auf der Website keine Karten verkauft.',
        en: 'If not, no tickets are sold on the site.',
      },
      description: 'Whether the shop sells tickets.',
      fallback: true,
    }),
    html_header: html({
      label: { de: 'Kopf der Seiten', en: 'Header of the pages' },
      help: { de: 'HTML, auf jeder Seite.', en: 'HTML, on each page.' },
      description: 'HTML in the header; empty if there is none.',
    }),
    html_footer_top: html({
      label: { de: 'Fuß der Seiten, oben', en: 'Top of the footer' },
      description: 'HTML at the top of the footer; empty if there is none.',
    }),
    html_footer_bottom: html({
      label: { de: 'Fuß der Seiten, unten', en: 'Bottom of the footer' },
      description: 'HTML at the bottom of the footer; empty if there is none.',
    }),
    html_footer_logos: html({
      label: { de: 'Logos im Fuß', en: 'Logos in the footer' },
      description: 'HTML with logos in the footer; empty if there are none.',
    }),
  },
  list: {
    columns: ['is_site_online', 'is_shop_online'],
    search: [],
    filters: [],
    ordering: ['is_site_online'],
  },
})
