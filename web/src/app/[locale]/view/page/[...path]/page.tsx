import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { findCmsPage } from '#features/pages/find-cms-page.ts'
import { findPathInLanguage } from '#features/pages/find-path-in-language.ts'
import { cmsPageMetadata } from '#features/pages/cms-page-metadata.ts'
import { cmsPagePaths } from '#features/pages/cms-page-paths.ts'
import { PageHeader } from '#features/pages/page-header.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { ModuleList } from '#modules/module-list.tsx'
import styles from './page.module.css'

type Props = { params: Promise<{ path: string[] }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ path: [placeholder] }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const page = await findPage(params)
  return page ? cmsPageMetadata(page, locale) : {}
}

/** A page that editors have written, at any path that no other route has. */
export default async function CmsPage({ params }: Props) {
  if ((await params).path[0] === placeholder) return null
  const locale = asLocale(await rootLocale())
  const page = await findPage(params)
  if (!page) return leadToLanguage({ locale, path: (await params).path.join('/') })
  return (
    <PageFrame locale={locale} paths={cmsPagePaths(page)} isLandingPage={page.isLandingPage}>
      <article className={styles.page}>
        <PageHeader page={page} locale={locale} />
        <ModuleList modules={page.modules} setting={{ locale }} />
      </article>
    </PageFrame>
  )
}

/** Who asks for a page by its path in the other language is led to this language’s. */
async function leadToLanguage(asked: { locale: Locale; path: string }): Promise<never> {
  const path = await findPathInLanguage(asked)
  if (path) permanentRedirect(path as Route)
  notFound()
}

async function findPage(params: Props['params']) {
  const { path } = await params
  return path[0] === placeholder
    ? undefined
    : findCmsPage({ locale: asLocale(await rootLocale()), path: path.join('/') })
}
