import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { EventRow } from '#components/event/event-row.tsx'
import { favouriteNotices } from '#features/account/favourites/favourite-responses.ts'
import { FavouriteDay, FavouritesPage } from '#features/account/favourites/favourites-page.tsx'
import { findFavouriteRows } from '#features/account/favourites/find-favourite-rows.ts'
import { findMailings } from '#features/account/mailings/find-mailings.ts'
import { FollowFavourites } from '#features/account/mailings/follow-favourites.tsx'
import { ArticleRow } from '#features/magazine/list/article-row.tsx'
import { ProductionRow } from '#features/productions/list/production-row.tsx'
import { TeamMember } from '#features/team/team-member.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { RemoveFavouriteButton } from '#ui/favourite/favourite-button.tsx'

/** L-03, S-09: what a visitor has marked, logged in or not. */
export const page = definePage({
  name: 'favourites',
  async load({ locale }, { searchParams }) {
    const requested = (await searchParams).notice
    const visitor = await headers()
    const [rows, ordered] = await Promise.all([
      findFavouriteRows(locale, visitor),
      findMailings(locale, visitor),
    ])
    return {
      rows,
      ordered,
      notice: favouriteNotices.find((notice) => notice === requested),
    }
  },
  paths: () => pathsFor('favourites', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('favourites')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  compose({ rows, ordered, notice }, { locale, frame }) {
    return (
      <PageFrame {...frame}>
        <FavouritesPage
          locale={locale}
          notice={notice}
          lists={
            rows && {
              events: rows.events.map((event) => ({
                number: event.number,
                row: (
                  <FavouriteDay day={event.day} locale={locale}>
                    <EventRow event={event} locale={locale} level={3} />
                  </FavouriteDay>
                ),
                remove: (
                  <RemoveFavouriteButton
                    favourite={{ type: 'event', number: event.number }}
                    title={event.title}
                    locale={locale}
                  />
                ),
              })),
              productions: rows.productions.map((production) => ({
                number: production.number,
                row: <ProductionRow production={production} locale={locale} level={3} />,
                remove: (
                  <RemoveFavouriteButton
                    favourite={{ type: 'production', number: production.number }}
                    title={production.title}
                    locale={locale}
                  />
                ),
              })),
              persons: rows.persons.map((person) => ({
                number: person.number,
                row: <TeamMember person={person} size="many" locale={locale} />,
                remove: (
                  <RemoveFavouriteButton
                    favourite={{ type: 'person', number: person.number }}
                    title={person.name}
                    locale={locale}
                  />
                ),
              })),
              articles: rows.articles.map((article) => ({
                number: article.number,
                row: <ArticleRow article={article} locale={locale} level={3} />,
                remove: (
                  <RemoveFavouriteButton
                    favourite={{ type: 'article', number: article.number }}
                    title={article.title}
                    locale={locale}
                  />
                ),
              })),
            }
          }
        >
          {ordered && <FollowFavourites locale={locale} ordered={ordered} />}
        </FavouritesPage>
      </PageFrame>
    )
  },
})
