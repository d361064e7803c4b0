import type { DemoModule, DemoLookup } from '#content/pages/demo-page.ts'

/** Picks the words of the language for which a page is made. */
export type Say = (words: { de: string; en: string }) => string

/** A part of the page of all modules. */
export type Part = (lookup: DemoLookup, say: Say) => DemoModule[]
