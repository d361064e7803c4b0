import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { RelatedArticles } from '#features/magazine/related/related-articles.tsx'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { OpeningHours } from '#features/opening-hours/opening-hours.tsx'
import { ProductionPage } from '#features/productions/detail/production-page.tsx'
import { ProductionPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'

export const page = definePage({
  name: 'productions-slug-id',
  async load({ number, locale }, { read }) {
    const { production } = await read({
      document: ProductionPageDocument,
      variables: { locale: graphLocale(locale), number },
      tags: tagsOfRead.production(number),
    })
    return production ?? notFound()
  },
  paths: (production) => slugPaths('productions-slug-id', production),
  async describe(production, { locale, paths }) {
    const t = await getTranslations('production')
    return pageMetadata({
      locale,
      paths,
      title: production.title,
      description: production.teaser || production.subtitle,
      picture: socialPicture(production.image),
      feeds: {
        calendar: {
          url: slugPaths('productions-slug-id-calendar', production)[locale],
          title: t('calendar'),
        },
      },
    })
  },
  async compose(production, { locale, paths }) {
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
  },
})
