import { ErrorPage } from '#features/errors/error-page.tsx'
import { NotFoundArt } from '#features/errors/not-found-art.tsx'
import { EndOfPage } from '#features/navigation/end-of-page.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

/**
 * A fallback page, with what can be had when nothing else can: the theatre's own HTML for the status, else the built-in
 * page. The front server renders it ahead, and sends it with its status.
 */
export function FailureFrame(props: {
  locale: Locale
  paths: Record<Locale, string>
  status: 500 | 503
  labels: { title: string; text?: string; home: string }
}) {
  const { locale, paths, status, labels } = props
  return (
    <>
      <SiteHeader locale={locale} paths={paths} menu={[]} />
      <main id="main-content" tabIndex={-1} data-failure={status}>
        <ErrorPage
          status={status}
          title={labels.title}
          builtIn={
            <NotFoundArt
              code={String(status)}
              title={labels.title}
              text={labels.text}
              links={[{ href: pathFor('index', {}, locale), labels: labels.home }]}
            />
          }
        />
      </main>
      <EndOfPage />
    </>
  )
}
