import { anchorList } from './anchor-list.ts'
import { audio } from './audio.ts'
import { blogTeaserList } from './blog-teaser-list.ts'
import { eventList } from './event-list.ts'
import { faq } from './faq.ts'
import { forms } from './forms.ts'
import { fullTeaser } from './full-teaser.ts'
import { headline } from './headline.ts'
import { heroMedia } from './hero-media.ts'
import { highlightTeasers } from './highlight-teasers.ts'
import { html } from './html.ts'
import { image } from './image.ts'
import { imageList } from './image-list.ts'
import { link } from './link.ts'
import { logoList } from './logo-list.ts'
import { quote } from './quote.ts'
import { section } from './section.ts'
import { selfHostedAudio } from './self-hosted-audio.ts'
import { selfHostedVideo } from './self-hosted-video.ts'
import { socialMedia } from './social-media.ts'
import { teaserList } from './teaser-list.ts'
import { text } from './text.ts'
import { twoColumns } from './two-columns.ts'
import { video } from './video.ts'
import { videoList } from './video-list.ts'
import { viewer } from './viewer.ts'
import { venue } from './venue.ts'
import { venueList } from './venue-list.ts'

/** Every kind of module, in the order in which editors are offered them. */
export const moduleKinds = [
  headline,
  text,
  link,
  image,
  imageList,
  faq,
  quote,
  fullTeaser,
  teaserList,
  heroMedia,
  video,
  videoList,
  selfHostedVideo,
  audio,
  selfHostedAudio,
  viewer,
  socialMedia,
  eventList,
  highlightTeasers,
  venue,
  venueList,
  section,
  twoColumns,
  blogTeaserList,
  logoList,
  anchorList,
  html,
  forms,
] as const

export type ModuleKind = (typeof moduleKinds)[number]['kind']
