import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { NextEvents } from '#features/events/front-page/next-events.tsx'
import { TeaserList } from '#features/events/front-page/teaser-list.tsx'
import { FinderForm } from '#features/events/finder/finder-form.tsx'
import { findNear, Houses } from '#features/events/finder/houses.tsx'
import { HouseMarkup } from '#components/markup/house-markup.tsx'
import { cmsPageMetadata } from '#features/pages/cms-page-metadata.ts'
import { findCmsPage } from '#features/pages/find-cms-page.ts'
import { pageContainer } from '#features/pages/page-container.ts'
import { leadAndWall } from '#features/season/lead-and-wall.ts'
import { LeadPoster } from '#features/season/lead-poster.tsx'
import { PosterWall } from '#features/season/poster-wall.tsx'
import {
  FinderDocument,
  HomeTeasersDocument,
  NextEventsDocument,
  SeasonDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor, pathsIn } from '#i18n/paths/path-for.ts'
import { listQuery } from '#lib/list-query.ts'
import { design } from '#lib/design/design.ts'
import { variant } from '#lib/design/variant.ts'
import { showModules } from '#modules/show-modules.tsx'
import styles from './home.module.css'

/** A wall of a portal shows some of what is on; all of it is in the list of events. */
const postersBesideFinder = 7

export const page = definePage({
  name: 'index',
  async load({ locale, query }, { read, versionNumber, preview }) {
    // Pages of the CMS are previewed at an address of their own.
    if (preview) notFound()
    const variables = { locale: graphLocale(locale) }
    const eventTags = [...tagsOfRead.events(), ...tagsOfRead.calendar()]
    const [season, nextEvents, finder, teasers, written] = await Promise.all([
      read({ document: SeasonDocument, variables, tags: tagsOfRead.productions() }),
      read({ document: NextEventsDocument, variables, tags: eventTags }),
      design.opening === 'finder'
        ? read({
            document: FinderDocument,
            variables,
            tags: [...eventTags, ...tagsOfRead.options(), ...tagsOfRead.venues()],
          })
        : undefined,
      read({ document: HomeTeasersDocument, variables, tags: tagsOfRead.teasers() }),
      findCmsPage({ locale, path: '', versionNumber }, read),
    ])
    if (versionNumber && !written) notFound()
    const near = finder && findNear(query, finder)
    return { season, nextEvents, finder, near, teasers, written }
  },
  paths: ({ near }) => pathsIn((locale) => pathFor('index', {}, locale) + listQuery({ near })),
  async describe({ near, written }, { locale, paths }) {
    const metadata = written
      ? await cmsPageMetadata(written, { locale, paths, title: '' })
      : await pageMetadata({ locale, paths })
    // The same page in another order.
    return near ? { ...metadata, robots: { index: false, follow: true } } : metadata
  },
  async compose({ season, nextEvents, finder, near, teasers, written }, { frame, ...page }) {
    const { locale, paths, renderEditor } = page
    const t = await getTranslations('site')
    const productions = season.productions?.nodes ?? []
    const { lead, wall } = finder
      ? {
          lead: undefined,
          wall: productions.filter(({ events }) => events.length > 0).slice(0, postersBesideFinder),
        }
      : leadAndWall(productions)
    const show = (limit?: number) =>
      written &&
      showModules({
        modules: written.modules,
        layout: written.layout,
        setting: { locale },
        isBelowTheFold: true,
        limit,
      })
    return (
      <PageFrame {...frame} isLandingPage={written?.isLandingPage ?? false}>
        <HouseMarkup locale={locale} />
        {finder ? (
          <FinderForm query={finder} headline={written?.headline} locale={locale} />
        ) : (
          <h1 className="visually-hidden">{written?.headline || t(`name.${variant}`)}</h1>
        )}
        <div className={styles.opening} data-first={design.opening}>
          {lead && <LeadPoster production={lead} locale={locale} />}
          <div className={styles.nextEvents}>
            <NextEvents nextEvents={nextEvents} locale={locale} />
          </div>
          {finder && (
            <div className={styles.houses}>
              <Houses query={finder} near={near} locale={locale} />
            </div>
          )}
        </div>
        <div className={styles.sections}>
          <div data-later="">
            <PosterWall productions={wall} locale={locale} />
          </div>
          <div data-later="">
            <TeaserList teasers={teasers.teasers} />
          </div>
          {renderEditor && written
            ? renderEditor({
                slug: pageContainer(written.number),
                title: written.title,
                locale,
                paths,
                showModules: show,
              })
            : await show()}
        </div>
      </PageFrame>
    )
  },
})
