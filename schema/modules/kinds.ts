import { anchorList } from './anchor-list.ts'
import { blogTeaserList } from './blog-teaser-list.ts'
import { faq } from './faq.ts'
import { fullTeaser } from './full-teaser.ts'
import { headline } from './headline.ts'
import { html } from './html.ts'
import { imageList } from './image-list.ts'
import { link } from './link.ts'
import { logoList } from './logo-list.ts'
import { quote } from './quote.ts'
import { section } from './section.ts'
import { teaserList } from './teaser-list.ts'
import { text } from './text.ts'
import { twoColumns } from './two-columns.ts'

/** Every kind of module, in the order in which editors are offered them. */
export const moduleKinds = [
  headline,
  text,
  link,
  faq,
  quote,
  fullTeaser,
  teaserList,
  imageList,
  section,
  twoColumns,
  blogTeaserList,
  logoList,
  anchorList,
  html,
] as const

export type ModuleKind = (typeof moduleKinds)[number]['kind']
