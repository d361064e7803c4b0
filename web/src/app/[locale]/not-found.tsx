import { locale as rootLocale } from 'next/root-params'
import { NothingHere } from '#features/errors/nothing-here.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/**
 * What a visitor sees who comes by a link inside the site. Without the menu: Next puts this into every page's payload, and
 * draws it at build, when no origin runs.
 */
export default async function NotFound() {
  const locale = asLocale(await rootLocale())
  return (
    <>
      <SiteHeader locale={locale} paths={pathsFor('not-found', () => ({}))} menu={[]} />
      <main id="main-content" tabIndex={-1}>
        <NothingHere locale={locale} />
      </main>
    </>
  )
}
