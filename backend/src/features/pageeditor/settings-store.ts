import { SiteSettings } from '@foyer/schema/rest/pageeditor.ts'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { findSetting } from '#database/settings.ts'

const unset: z.output<typeof SiteSettings> = {
  is_site_online: true,
  is_shop_online: true,
  html_header: { code: null },
  html_footer_top: { code: null },
  html_footer_bottom: { code: null },
  html_footer_logos: null,
}

/** What the house has switched on; online and without areas where nothing was set yet. */
export async function findSiteSettings(queries: Queries): Promise<z.output<typeof SiteSettings>> {
  const stored = await findSetting(queries, 'site')
  return stored === undefined ? unset : SiteSettings.parse(stored)
}
