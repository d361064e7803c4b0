import type { DemoModule, DemoPageMaker } from './demo-page.ts'
import { embedsInModules } from './modules/embeds.ts'
import { layoutInModules } from './modules/layout.ts'
import { picturesInModules } from './modules/pictures.ts'
import { programmeInModules } from './modules/programme.ts'
import type { Say } from './modules/say.ts'
import { teasersInModules } from './modules/teasers.ts'
import { wordsInModules } from './modules/words.ts'

/** A pattern book for editors: every kind of module in every variant. In no menu, and not found by the search. */
export const modules: DemoPageMaker = (lookup) => {
  const all = (say: Say): DemoModule[] =>
    [
      wordsInModules,
      picturesInModules,
      teasersInModules,
      embedsInModules,
      programmeInModules,
      layoutInModules,
    ].flatMap((part) => part(lookup, say))
  return {
    key: 'modules',
    path: { de: 'bausteine', en: 'modules' },
    title: { de: 'Bausteine', en: 'Modules' },
    headline: { de: 'Woraus Seiten gebaut sind', en: 'What pages are made of' },
    description: {
      de: 'Das Musterbuch der Redaktion: jeder Baustein in jeder Variante.',
      en: 'The editors’ pattern book: every module in every variant.',
    },
    isClickable: false,
    modules: { de: all(({ de }) => de), en: all(({ en }) => en) },
  }
}
