import { locale as rootLocale } from 'next/root-params'
import { NotFoundContent } from '#features/errors/not-found-content.tsx'
import { EndOfPage } from '#features/navigation/end-of-page.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/**
 * What a visitor sees after following a link inside the site. Without the menu: Next includes it in every page's
 * payload and renders it at build, when no origin runs.
 */
export default async function NotFound() {
  const locale = asLocale(await rootLocale())
  return (
    <>
      <SiteHeader locale={locale} paths={pathsFor('not-found', () => ({}))} menu={[]} />
      <main id="main-content" tabIndex={-1}>
        <NotFoundContent locale={locale} />
      </main>
      <EndOfPage />
    </>
  )
}
