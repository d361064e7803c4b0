import type { DemoSaleType } from './house-content.ts'

/** Reductions, beside the full price that the database has already. */
export const saleTypes = [
  {
    key: 'reduced',
    name: { de: 'Ermäßigt', en: 'Concession' },
    text: {
      de: 'Unter 27, in Ausbildung, im Zivil- oder Präsenzdienst oder mit Behindertenpass',
      en: 'Under 27, in education or training, in civilian or military service, or with a disability card',
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
