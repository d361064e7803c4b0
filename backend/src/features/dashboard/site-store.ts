import { SiteSettings } from '@foyer/schema/rest/pageeditor.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { findSetting, saveSetting } from '#database/settings.ts'
import { breakingNews } from '#database/tables/breaking-news.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'

/** The switches as they are stored with the other settings. */
const Switches = SiteSettings.pick({ is_site_online: true, is_shop_online: true }).partial()
type Switches = { is_site_online?: boolean | undefined; is_shop_online?: boolean | undefined }

const settingKey = 'site'

/** The state of site and shop, and what visitors find there. */
export async function findSiteState(queries: Queries, locale: Locale) {
  const stored = Switches.parse((await findSetting(queries, settingKey)) ?? {})
  const alerts = await queries
    .select({ title: breakingNews.title })
    .from(breakingNews)
    .where(eq(breakingNews.isOnline, true))
    .limit(10)
  const { rows } = await queries.execute<{ events: number; pages: number }>(sql`
    select (select count(*)::int from event where over_at > now()) as events,
      (select count(*)::int from page where is_online) as pages`)
  return {
    is_site_online: stored.is_site_online ?? true,
    is_shop_online: stored.is_shop_online ?? true,
    alerts: alerts.map(({ title }) => textIn(locale, title)),
    ...rows[0]!,
  }
}

/** Opens or closes the site or the shop. */
export async function switchSite(
  database: Database,
  actor: Actor,
  wanted: Switches,
): Promise<void> {
  await changeHouse(database, actor, async (transaction) => {
    // Two who switch at once both have their way: all settings are one value.
    await transaction.execute(sql`select from setting where key = ${settingKey} for update`)
    const stored = (await findSetting(transaction, settingKey)) ?? unset
    const current = { is_site_online: true, is_shop_online: true, ...Switches.parse(stored) }
    const changed = (['is_site_online', 'is_shop_online'] as const).filter(
      (name) => wanted[name] !== undefined && wanted[name] !== current[name],
    )
    if (changed.length === 0) {
      transaction.nothingChanged()
      return
    }
    const changes = Object.fromEntries(changed.map((name) => [name, wanted[name]]))
    await saveSetting(transaction, settingKey, { ...stored, ...changes })
    const what = changed.map((name) => `${name}: ${wanted[name] ? 'on' : 'off'}`)
    transaction.changed(what.join(', '), ['settings'])
  })
}

const unset = {
  is_site_online: true,
  is_shop_online: true,
  html_header: { code: null },
  html_footer_top: { code: null },
  html_footer_bottom: { code: null },
  html_footer_logos: null,
}
