import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { variant } from '#lib/design/variant.ts'

/** How the site is shown when a visitor puts it on the home screen. */
export async function webManifest() {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'site' })
  const name = t(`name.${variant}`)
  return {
    name,
    short_name: name,
    description: t(`description.${variant}`),
    lang: defaultLocale,
    start_url: pathFor('index', {}, defaultLocale),
    scope: '/',
    display: 'browser',
    background_color: design.themeColor.light,
    theme_color: design.themeColor.light,
    icons: siteFiles.icons.map(({ url, size }) => ({
      src: url,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  }
}
