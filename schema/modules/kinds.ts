import { audio } from './audio.ts'
import { forms } from './forms.ts'
import { fullTeaser } from './full-teaser.ts'
import { headline } from './headline.ts'
import { heroMedia } from './hero-media.ts'
import { imageList } from './image-list.ts'
import { image } from './image.ts'
import { section } from './section.ts'
import { selfHostedAudio } from './self-hosted-audio.ts'
import { selfHostedVideo } from './self-hosted-video.ts'
import { socialMedia } from './social-media.ts'
import { videoList } from './video-list.ts'
import { video } from './video.ts'
import { viewer } from './viewer.ts'

/** Every kind of module, in the order in which editors are offered them. */
export const moduleKinds = [
  headline,
  image,
  imageList,
  fullTeaser,
  heroMedia,
  video,
  videoList,
  selfHostedVideo,
  audio,
  selfHostedAudio,
  viewer,
  socialMedia,
  forms,
  section,
] as const

export type ModuleKind = (typeof moduleKinds)[number]['kind']
