import type { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { ValuesOf } from '@foyer/schema/fields/values-of.ts'
import type { Localized } from '#content/content.ts'
import type { ArticleCategoryKey } from '#content/articles/demo-article.ts'
import type { DemoTarget } from '#content/house/house-content.ts'

type Definition = (typeof moduleKinds)[number]
type OfKind<Kind> = Kind extends Definition
  ? { kind: Kind['kind'] } & ValuesOf<Kind['fields']>
  : never

/** A module as an editor would send it; a section with the modules in its columns. */
export type DemoModule = OfKind<Definition> & { columns?: DemoModule[][] }

/** A page of the demo theatre with its modules in both languages. */
export type DemoPage = {
  /** Stable name. */
  key: string
  /** Key of the page above. */
  parent?: string
  /** Below the language, without slashes at its ends. None where the page is only an entry that leads elsewhere. */
  path?: Localized
  title: Localized
  headline?: Localized
  description?: Localized
  /** Where menus lead in place of the page itself. */
  linkUrl?: Localized
  isOnline?: boolean
  isClickable?: boolean
  inMenu?: boolean
  inFooter?: boolean
  hasTabNavigation?: boolean
  isLandingPage?: boolean
  /** Key of the picture for shared links, as `poster:hamlet`. */
  picture?: string
  /** None where the site composes the page, or where there is none. */
  modules?: { de: DemoModule[]; en: DemoModule[] }
}

/** What a page's file may refer to: lookup of the demo by their keys. */
export type DemoLookup = {
  /** Number of a picture, as `poster:hamlet`, `house:fly-tower` or `person:anna-huber`. */
  image: (key: string) => number
  /** Address of a picture's largest file. */
  download: (key: string) => string
  /** Address of a series, a venue or a list of events. */
  url: (target: DemoTarget) => Localized
  venue: (key: string) => number
  genre: (key: string) => number
  tag: (key: string) => number
  /** Number of an article of the magazine. */
  article: (key: string) => number
  articleCategory: (key: ArticleCategoryKey) => number
  /** Number of an uploaded film or recording. */
  file: (key: string) => number
  /** Address of a form. */
  form: (key: string) => Localized
  /** A structured text: paragraphs and lists (`- `, `1. `) between blank lines, `**strong**`, `*emphasis*`, `[words](/path)`. */
  rich: (text: string) => RichText
}

export type DemoPageMaker = (lookup: DemoLookup) => DemoPage
