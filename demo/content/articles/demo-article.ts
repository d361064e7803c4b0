import type { Localized } from '#content/content.ts'

export type ArticleCategoryKey =
  'werkstatt' | 'gespraech' | 'ensemble' | 'hintergrund' | 'geschichte' | 'publikum'

export type ArticleTagKey =
  | 'oper'
  | 'operette'
  | 'schauspiel'
  | 'tanz'
  | 'konzert'
  | 'junges-theater'
  | 'buehnenbild'
  | 'kostuem'
  | 'licht-und-ton'
  | 'orchester'
  | 'chor'
  | 'probe'
  | 'premiere'
  | 'sprache'
  | 'stadt'
  | 'archiv'
  | 'barrierefrei'
  | 'nachhaltig'

/** An article of the magazine. */
export type DemoArticle = {
  /** Same as the file's name and the German slug. */
  key: string
  /** English slug; the German one is the key. */
  slugEn: string
  title: Localized
  /** Line above the title; may be left out. */
  preline?: Localized
  /** One or two sentences for lists. */
  teaser: Localized
  author: string
  category: ArticleCategoryKey
  tags: ArticleTagKey[]
  /** Days before the demo is loaded; below zero it is still to come. */
  publishedDaysAgo: number
  /** Key of its picture, as `poster:hamlet`. */
  picture: string
  /** Keys of the productions that it is about. */
  productions?: string[]
  /** Keys of standalone events that it is about. */
  events?: string[]
  /** Keys of the people whom it is about. */
  people?: string[]
  /**
   * Paragraphs and lists as in the pages of the demo, between blank lines; `## ` begins a headline, `> ` a quotation, whose author
   * follows after ` — `, and `!picture:key Words` shows a picture with words below it.
   */
  text: Localized
}
