import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { RelatedArticles } from '#features/magazine/related/related-articles.tsx'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { OpeningHours } from '#features/opening-hours/opening-hours.tsx'
import { ProductionPage } from '#features/productions/detail/production-page.tsx'
import { ProductionPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { findId } from '#lib/find-id.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const production = await readProduction(id, locale)
  const t = await getTranslations('production')
  return pageMetadata({
    locale,
    paths: slugPaths('productions-slug-id', production),
    title: production.title,
    description: production.teaser || production.subtitle,
    picture: socialPicture(production),
    feeds: {
      calendar: {
        url: slugPaths('productions-slug-id-calendar', production)[locale],
        title: t('calendar'),
      },
    },
  })
}

export default async function ProductionDetail({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const production = await readProduction(id, locale)
  const paths = slugPaths('productions-slug-id', production)
  if (slug !== production.slugs[locale]) permanentRedirect(paths[locale] as Route)
  const tMagazine = await getTranslations('magazine')
  const day = production.events.length > 0 ? await findOpeningDay(locale) : undefined
  return (
    <PageFrame locale={locale} paths={paths}>
      <ProductionPage
        production={production}
        locale={locale}
        openingHours={day && <OpeningHours day={day} locale={locale} />}
        blog={
          <RelatedArticles
            articles={production.articles}
            heading={tMagazine('fromTheMagazine')}
            locale={locale}
          />
        }
      />
    </PageFrame>
  )
}

async function readProduction(segment: string, locale: Locale) {
  const id = findId(segment) ?? notFound()
  const { production } = await read({
    document: ProductionPageDocument,
    variables: { locale: graphLocale(locale), id },
    tags: tagsOfRead.production(id),
  })
  return production ?? notFound()
}
