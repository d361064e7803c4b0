import type { ArticleCategoryKey } from '#content/articles/demo-article.ts'
import type { Localized } from '#content/content.ts'

type DemoArticleCategory = { name: Localized; slug: Localized; styleName: string }

/** The categories of the magazine, in order. */
export const articleCategories: Record<ArticleCategoryKey, DemoArticleCategory> = {
  werkstatt: {
    name: { de: 'Werkstatt', en: 'Workshop' },
    slug: { de: 'werkstatt', en: 'workshop' },
    styleName: 'red',
  },
  gespraech: {
    name: { de: 'Gespräch', en: 'Conversation' },
    slug: { de: 'gespraech', en: 'conversation' },
    styleName: 'amber',
  },
  ensemble: {
    name: { de: 'Ensemble', en: 'Company' },
    slug: { de: 'ensemble', en: 'company' },
    styleName: 'teal',
  },
  hintergrund: {
    name: { de: 'Hintergrund', en: 'Background' },
    slug: { de: 'hintergrund', en: 'background' },
    styleName: 'cobalt',
  },
  geschichte: {
    name: { de: 'Geschichte', en: 'History' },
    slug: { de: 'geschichte', en: 'history' },
    styleName: 'umber',
  },
  publikum: {
    name: { de: 'Publikum', en: 'Audience' },
    slug: { de: 'publikum', en: 'audience' },
    styleName: 'plum',
  },
}
