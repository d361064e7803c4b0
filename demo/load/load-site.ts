import { dayAtTheatre } from '@foyer/backend/src/database/site-zone.ts'
import { saveSetting } from '@foyer/backend/src/database/settings.ts'
import { container } from '@foyer/backend/src/database/tables/pages.ts'
import { teaser } from '@foyer/backend/src/database/tables/events.ts'
import { breakingNews } from '@foyer/backend/src/database/tables/breaking-news.ts'
import { redirect } from '@foyer/backend/src/database/tables/site.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import { addAccount } from '@foyer/backend/src/sessions/account-store.ts'
import { addDays } from '#calendar/calendar-days.ts'
import type { Localized } from '#content/content.ts'
import type { House } from './load-house.ts'
import { loadOpeningHours } from './load-opening-hours.ts'
import { targetUrl } from './lookup/target-url.ts'
import type { VariantContent } from '#content/content-of-variant.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** Text that editors write there is shown as a welcome; the demo has none. */
const infoLayer = { slug: 'welcome', contentType: 'site', objectId: 'welcome' }

/** Writes teasers, redirects, alerts, opening hours, settings and the two demo accounts. */
export async function loadSite(
  transaction: WritableTransaction,
  {
    house,
    images,
    variantContent: { settings, teasers, alerts },
    now,
  }: { house: House; images: Map<string, number>; variantContent: VariantContent; now: Date },
): Promise<void> {
  const today = dayAtTheatre(now)
  await upsertByKey(
    transaction,
    teaser,
    teasers.map(({ key, poster, dayOffset, name, link, ...texts }) => ({
      ...texts,
      key: `demo:${key}`,
      name: name.de,
      link: targetUrl(link, house),
      day: addDays(today, dayOffset),
      imageId: images.get(`demo:poster:${poster}`) ?? null,
    })),
  )
  await transaction.insert(redirect).values([
    { locale: 'de', oldPath: '/de/spielplan', newPath: '/de/programm' },
    { locale: 'en', oldPath: '/en/programme', newPath: '/en/events' },
  ])
  await transaction.insert(breakingNews).values(alerts)
  await transaction.insert(container).values(infoLayer)
  await loadOpeningHours(transaction, now)
  await saveSetting(transaction, 'site', {
    is_site_online: true,
    is_shop_online: true,
    html_header: { code: inBothLanguages(settings.headerHtml) },
    html_footer_top: { code: inBothLanguages(settings.footerTopHtml) },
    html_footer_bottom: { code: inBothLanguages(settings.footerBottomHtml) },
    html_footer_logos: { code: inBothLanguages(settings.footerLogosHtml) },
  })
  await addAccount(transaction, {
    username: 'redaktion',
    password: 'Vorhang-auf-2026',
    email: 'redaktion@stadttheater-ennsfelden.example',
    firstName: 'Renate',
    lastName: 'Aigner',
    roles: ['publisher'],
  })
  await addAccount(transaction, {
    username: 'besucherin',
    password: 'Loge-links-7',
    email: 'besucherin@stadttheater-ennsfelden.example',
    firstName: 'Franziska',
    lastName: 'Moser',
    emailConfirmedAt: now,
  })
  await addAccount(transaction, {
    username: 'autorin',
    password: 'Zweiter-Akt-11',
    email: 'autorin@stadttheater-ennsfelden.example',
    firstName: 'Katharina',
    lastName: 'Brandl',
    roles: ['editor'],
  })
  await addAccount(transaction, {
    username: 'kassa',
    password: 'Parkett-Mitte-4',
    email: 'kassa@stadttheater-ennsfelden.example',
    firstName: 'Josef',
    lastName: 'Haider',
    roles: ['box_office'],
  })
  await addAccount(transaction, {
    username: 'leitung',
    password: 'Generalprobe-88',
    email: 'leitung@stadttheater-ennsfelden.example',
    firstName: 'Maria',
    lastName: 'Steindl',
    roles: ['admin'],
  })
}

/** Settings are not localized: an area contains a part per language, and pages show theirs. */
function inBothLanguages({ de, en }: Localized): string | null {
  return de || en ? `<div lang="de">${de}</div><div lang="en">${en}</div>` : null
}
