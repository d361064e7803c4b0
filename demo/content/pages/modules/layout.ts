import type { DemoModule } from '#content/pages/demo-page.ts'
import type { Part } from './say.ts'

const layouts = ['67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const

/** Columns of every width, and a picture behind them. */
export const layoutInModules: Part = ({ image, rich }, say) => {
  const column = (share: string): DemoModule[] => [
    {
      kind: 'headline',
      headline_level: 3,
      content: say({ de: `${share}\u00a0Prozent`, en: `${share} per cent` }),
    },
    {
      kind: 'text',
      content: rich(
        say({
          de: 'In Spalten steht, was man nebeneinander sehen soll. Auf dem Telefon steht es untereinander, von links nach rechts gelesen.',
          en: 'Columns hold what should be seen side by side. On a phone it follows one below the other, read from left to right.',
        }),
      ),
    },
  ]
  return [
    {
      kind: 'headline',
      anchor: 'raster',
      preline: say({ de: 'Raster', en: 'Grid' }),
      content: say({ de: 'Spalten', en: 'Columns' }),
    },
    ...layouts.map((layout) => ({
      kind: 'section' as const,
      layout,
      columns: layout.split('-').map(column),
    })),
    {
      kind: 'section',
      layout: '100',
      image: image('poster:le-sacre-du-printemps'),
      columns: [column('100')],
    },
  ]
}
