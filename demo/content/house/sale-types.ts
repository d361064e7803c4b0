import type { DemoSaleType } from './house-content.ts'

/** Reductions, beside the full price that the database has already. */
export const saleTypes = [
  {
    key: 'reduced',
    name: { de: 'Ermäßigt', en: 'Reduced' },
    text: {
      de: 'Bis 26 Jahre, in Ausbildung, im Zivildienst oder mit Behindertenpass',
      en: 'Under 27, in training, in civilian service or with a disability card',
    },
    percent: 50,
  },
  {
    key: 'senior',
    name: { de: 'Ab 65 Jahren', en: 'Aged 65 and over' },
    text: { de: 'Mit Ausweis', en: 'With proof of age' },
    percent: 20,
  },
] satisfies DemoSaleType[]
