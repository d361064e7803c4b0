import { SiteSettings, type HtmlArea } from '@foyer/schema/rest/pageeditor.ts'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { findSetting } from '#database/settings.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

const unset: z.output<typeof SiteSettings> = {
  is_site_online: true,
  is_shop_online: true,
  html_header: { code: null },
  html_footer_top: { code: null },
  html_footer_bottom: { code: null },
  html_footer_logos: null,
}

/** The site settings; online and without custom HTML by default. */
export async function findSiteSettings(queries: Queries): Promise<z.output<typeof SiteSettings>> {
  const stored = await findSetting(queries, 'site')
  return stored === undefined ? unset : withSafeHtml(SiteSettings.parse(stored))
}

/** Sanitizes the HTML areas, whoever wrote them. */
function withSafeHtml(settings: z.output<typeof SiteSettings>): z.output<typeof SiteSettings> {
  return {
    ...settings,
    html_header: safeArea(settings.html_header),
    html_footer_top: safeArea(settings.html_footer_top),
    html_footer_bottom: safeArea(settings.html_footer_bottom),
    html_footer_logos: settings.html_footer_logos && safeArea(settings.html_footer_logos),
  }
}

function safeArea({ code }: z.output<typeof HtmlArea>): z.output<typeof HtmlArea> {
  return { code: code && sanitiseHtml(code) }
}
