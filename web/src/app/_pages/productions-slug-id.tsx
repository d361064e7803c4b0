import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showOwnContainer } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findOwnContainer, ownContainerSlug } from '#features/pages/find-own-container.ts'
import { RelatedArticles } from '#features/magazine/related/related-articles.tsx'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { OpeningHours } from '#features/opening-hours/opening-hours.tsx'
import { ProductionPage } from '#features/productions/detail/production-page.tsx'
import { ProductionPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { plainText } from '#lib/text/plain-text.ts'

export const page = definePage({
  name: 'productions-slug-id',
  async load({ number, locale }, { read, versionNumber, preview }) {
    const [{ production }, container] = await Promise.all([
      read({
        document: ProductionPageDocument,
        variables: { locale: graphLocale(locale), number },
        tags: tagsOfRead.production(number),
      }),
      findOwnContainer({ kind: 'production', number }, { locale, read, versionNumber, preview }),
    ])
    if (!production) notFound()
    const day = production.events.length > 0 ? await findOpeningDay(locale, read) : undefined
    return { production, day, container }
  },
  paths: ({ production }) => slugPaths('productions-slug-id', production),
  async trail({ production }, { locale, paths }) {
    const t = await getTranslations('productions')
    return [
      { title: t('title'), href: pathFor('productions', {}, locale) },
      { title: production.title, href: paths[locale] },
    ]
  },
  async describe({ production }, { locale, paths }) {
    const t = await getTranslations('production')
    return pageMetadata({
      locale,
      paths,
      title: production.title,
      ...(production.season && { detail: production.season.name }),
      description: [
        [production.genre?.name, production.subtitle, production.season?.name]
          .filter(Boolean)
          .join(', '),
        production.teaser,
        plainText(production.description),
      ],
      picture: socialPicture(production.image),
      feeds: {
        calendar: {
          url: slugPaths('productions-slug-id-calendar', production)[locale],
          title: t('calendar'),
        },
      },
    })
  },
  async compose({ production, day, container }, { number, frame, ...page }) {
    const { locale } = page
    const tMagazine = await getTranslations('magazine')
    return (
      <PageFrame {...frame}>
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
        {await showOwnContainer(container, {
          slug: ownContainerSlug({ kind: 'production', number }),
          title: production.title,
          page,
        })}
      </PageFrame>
    )
  },
})
