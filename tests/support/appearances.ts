import type { Language } from './pages.ts'

type Appearance = { language: Language; width: number; colorScheme: 'light' | 'dark' }

/** How a page is looked at for barriers: any two of language, width and light meet, in half as many visits as all three would. */
export const appearances: readonly Appearance[] = [
  { language: 'de', width: 320, colorScheme: 'light' },
  { language: 'de', width: 1536, colorScheme: 'dark' },
  { language: 'en', width: 320, colorScheme: 'dark' },
  { language: 'en', width: 1536, colorScheme: 'light' },
]
