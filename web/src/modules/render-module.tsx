import type { ReactNode } from 'react'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnyModuleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { EventList } from '#modules/event-list/event-list.tsx'
import { FullTeaser } from '#modules/full-teaser/full-teaser.tsx'
import { Headline } from '#modules/headline/headline.tsx'
import { HighlightTeasers } from '#modules/highlight-teasers/highlight-teasers.tsx'
import { ImageList } from '#modules/image-list/image-list.tsx'
import { Section } from '#modules/section/section.tsx'
import { VenueList } from '#modules/venue-list/venue-list.tsx'
import { Venue } from '#modules/venue/venue.tsx'
import { reportUnknownModule } from './report-unknown-module.ts'

/** The view of a module by its kind. `show` gives the view of another one of the page, for what holds others. */
export function RenderModule(props: {
  module: FragmentType<typeof AnyModuleFragmentDoc>
  setting: ModuleSetting
  show: (id: number) => ReactNode
}): ReactNode {
  const { setting, show } = props
  const module = readFragment(AnyModuleFragmentDoc, props.module)
  switch (module.__typename) {
    case 'EventListModule':
      return <EventList module={module} locale={setting.locale} labels={setting.labels} />
    case 'FullTeaserModule':
      return <FullTeaser module={module} isUrgent={setting.isUrgent} />
    case 'HeadlineModule':
      return <Headline module={module} />
    case 'HighlightTeasersModule':
      return <HighlightTeasers module={module} setting={setting} />
    case 'ImageListModule':
      return <ImageList module={module} />
    case 'SectionModule':
      return <Section module={module} show={show} />
    case 'VenueModule':
      return <Venue module={module} locale={setting.locale} labels={setting.labels} />
    case 'VenueListModule':
      return <VenueList module={module} locale={setting.locale} />
    case 'UnknownModule':
      return reportUnknownModule(module.type)
    default:
      return reportUnknownModule(module satisfies never)
  }
}
