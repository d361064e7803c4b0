import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { findCmsPage } from '#features/pages/find-cms-page.ts'
import { NextEvenings } from '#features/events/front-page/next-evenings.tsx'
import { TeaserList } from '#features/events/front-page/teaser-list.tsx'
import { leadAndWall } from '#features/season/lead-and-wall.ts'
import { LeadPoster } from '#features/season/lead-poster.tsx'
import { PosterWall } from '#features/season/poster-wall.tsx'
import {
  HomeTeasersDocument,
  NextEveningsDocument,
  SeasonDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { variant } from '#lib/design/variant.ts'
import { ModuleList } from '#modules/module-list.tsx'
import styles from './home.module.css'

type Props = { params: Promise<{ static: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ static: placeholder }]

const paths = pathsFor('index', () => ({}))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  if ((await params).static === placeholder) return {}
  const page = await findCmsPage({ locale, path: '' })
  return pageMetadata({ locale, paths, description: page?.metaDescription ?? '' })
}

export default async function Home({ params }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const variables = { locale: graphLocale(locale) }
  const [season, evenings, teasers, page, t] = await Promise.all([
    read({ document: SeasonDocument, variables, tags: tagsOfRead.productions() }),
    read({ document: NextEveningsDocument, variables, tags: tagsOfRead.events() }),
    read({ document: HomeTeasersDocument, variables, tags: tagsOfRead.teasers() }),
    findCmsPage({ locale, path: '' }),
    getTranslations('site'),
  ])
  const { lead, wall } = leadAndWall(season.productions?.results ?? [])
  return (
    <PageFrame locale={locale} paths={paths}>
      <h1 className="visually-hidden">{t(`name.${variant}`)}</h1>
      <div className={styles.opening}>
        {lead && <LeadPoster production={lead} locale={locale} />}
        <div className={styles.evenings}>
          <NextEvenings evenings={evenings} locale={locale} />
        </div>
      </div>
      <div className={styles.sections}>
        <div data-later="">
          <PosterWall productions={wall} locale={locale} />
        </div>
        <div data-later="">
          <TeaserList teasers={teasers.teasers} />
        </div>
        {page && <ModuleList modules={page.modules} setting={{ locale }} isBelowTheFold />}
      </div>
    </PageFrame>
  )
}
