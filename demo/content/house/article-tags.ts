import type { ArticleTagKey } from '#content/articles/demo-article.ts'
import type { Localized } from '#content/content.ts'

export const articleTags: Record<ArticleTagKey, Localized> = {
  oper: { de: 'Oper', en: 'Opera' },
  operette: { de: 'Operette', en: 'Operetta' },
  schauspiel: { de: 'Schauspiel', en: 'Drama' },
  tanz: { de: 'Tanz', en: 'Dance' },
  konzert: { de: 'Konzert', en: 'Concert' },
  'junges-theater': { de: 'Junges Theater', en: 'Young audiences' },
  buehnenbild: { de: 'Bühnenbild', en: 'Stage design' },
  kostuem: { de: 'Kostüm', en: 'Costume' },
  'licht-und-ton': { de: 'Licht und Ton', en: 'Light and sound' },
  orchester: { de: 'Orchester', en: 'Orchestra' },
  chor: { de: 'Chor', en: 'Chorus' },
  probe: { de: 'Probe', en: 'Rehearsal' },
  premiere: { de: 'Premiere', en: 'Premiere' },
  sprache: { de: 'Sprache', en: 'Language' },
  stadt: { de: 'Stadt', en: 'Town' },
  archiv: { de: 'Archiv', en: 'Archive' },
  barrierefrei: { de: 'Barrierefrei', en: 'Accessibility' },
  nachhaltig: { de: 'Nachhaltig', en: 'Sustainability' },
}
