import type { ReactNode } from 'react'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnyModuleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { AnchorList } from '#modules/anchor-list/anchor-list.tsx'
import { Audio } from '#modules/audio/audio.tsx'
import { BlogTeaserList } from '#modules/blog-teaser-list/blog-teaser-list.tsx'
import { EventList } from '#modules/event-list/event-list.tsx'
import { Faq } from '#modules/faq/faq.tsx'
import { Forms } from '#modules/forms/forms.tsx'
import { FullTeaser } from '#modules/full-teaser/full-teaser.tsx'
import { Headline } from '#modules/headline/headline.tsx'
import { HeroMedia } from '#modules/hero-media/hero-media.tsx'
import { HighlightTeasers } from '#modules/highlight-teasers/highlight-teasers.tsx'
import { Html } from '#modules/html/html.tsx'
import { ImageList } from '#modules/image-list/image-list.tsx'
import { Image } from '#modules/image/image.tsx'
import { Link } from '#modules/link/link.tsx'
import { LogoList } from '#modules/logo-list/logo-list.tsx'
import { Quote } from '#modules/quote/quote.tsx'
import { Section } from '#modules/section/section.tsx'
import { SelfHostedAudio } from '#modules/self-hosted-audio/self-hosted-audio.tsx'
import { SelfHostedVideo } from '#modules/self-hosted-video/self-hosted-video.tsx'
import { SocialMedia } from '#modules/social-media/social-media.tsx'
import { TeaserList } from '#modules/teaser-list/teaser-list.tsx'
import { Text } from '#modules/text/text.tsx'
import { TwoColumns } from '#modules/two-columns/two-columns.tsx'
import { VideoList } from '#modules/video-list/video-list.tsx'
import { Video } from '#modules/video/video.tsx'
import { Viewer } from '#modules/viewer/viewer.tsx'
import { VenueList } from '#modules/venue-list/venue-list.tsx'
import { Venue } from '#modules/venue/venue.tsx'
import { reportUnknownModule } from './report-unknown-module.ts'

/** The view of a module by its kind. `show` renders another one of the page, for modules that contain others. */
export function RenderModule(props: {
  module: FragmentType<typeof AnyModuleFragmentDoc>
  setting: ModuleSetting
  show: (id: number) => ReactNode
}): ReactNode {
  const { setting, show } = props
  const { locale, isUrgent } = setting
  const module = readFragment(AnyModuleFragmentDoc, props.module)
  switch (module.__typename) {
    case 'AudioModule':
      return <Audio module={module} />
    case 'FormsModule':
      return <Forms module={module} />
    case 'EventListModule':
      return <EventList module={module} locale={locale} />
    case 'FullTeaserModule':
      return <FullTeaser module={module} isUrgent={isUrgent} />
    case 'HeadlineModule':
      return <Headline module={module} />
    case 'HeroMediaModule':
      return <HeroMedia module={module} isUrgent={isUrgent} />
    case 'ImageModule':
      return <Image module={module} isUrgent={isUrgent} />
    case 'HighlightTeasersModule':
      return <HighlightTeasers module={module} setting={setting} />
    case 'ImageListModule':
      return <ImageList module={module} isUrgent={isUrgent} />
    case 'SectionModule':
      return <Section module={module} show={show} />
    case 'SelfHostedAudioModule':
      return <SelfHostedAudio module={module} />
    case 'SelfHostedVideoModule':
      return <SelfHostedVideo module={module} locale={locale} />
    case 'SocialMediaModule':
      return <SocialMedia module={module} />
    case 'VideoModule':
      return <Video module={module} isUrgent={isUrgent} />
    case 'VideoListModule':
      return <VideoList module={module} />
    case 'ViewerModule':
      return <Viewer module={module} />
    case 'VenueModule':
      return <Venue module={module} locale={locale} />
    case 'VenueListModule':
      return <VenueList module={module} locale={locale} />
    case 'AnchorListModule':
      return <AnchorList module={module} />
    case 'BlogTeaserListModule':
      return <BlogTeaserList module={module} locale={locale} isUrgent={isUrgent} />
    case 'FaqModule':
      return <Faq module={module} />
    case 'HtmlModule':
      return <Html module={module} />
    case 'LinkModule':
      return <Link module={module} />
    case 'LogoListModule':
      return <LogoList module={module} />
    case 'QuoteModule':
      return <Quote module={module} />
    case 'TeaserListModule':
      return <TeaserList module={module} isUrgent={isUrgent} />
    case 'TextModule':
      return <Text module={module} />
    case 'TwoColumnsModule':
      return <TwoColumns module={module} isUrgent={isUrgent} />
    case 'UnknownModule':
      return reportUnknownModule(module.type)
    default:
      return reportUnknownModule(module satisfies never)
  }
}
