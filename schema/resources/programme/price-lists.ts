import { line } from '@foyer/schema/fields/text-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, localized, relation } from '@foyer/schema/resources/define-resource.ts'
import { money } from '@foyer/schema/resources/own-fields.ts'
import { nameField, positionField } from './option-fields.ts'

const priceFields = {
  position: number({
    label: { de: 'Kategorie', en: 'Category' },
    help: {
      de: 'Die Preiskategorie der Platzgruppen, für die er gilt. 0 ist die teuerste.',
      en: 'The price category of the seat groups that it is for. 0 is the most expensive.',
    },
    description: 'Price category of the seat groups that it is for.',
    min: 0,
    max: 99,
    fallback: 0,
  }),
  name: localized(
    line({
      label: { de: 'Name der Kategorie', en: 'Name of the category' },
      description: 'Name of the price category; e.g. "Kategorie 1".',
      required: true,
      max: 200,
      example: 'Kategorie 1',
    }),
  ),
  sale_type: relation({
    label: { de: 'Preisart', en: 'Sale type' },
    description: 'The full price or a reduction.',
    relatesTo: 'sale-type',
    required: true,
  }),
  price_cents: money({
    label: { de: 'Preis', en: 'Price' },
    description: 'Price of one ticket in cents.',
  }),
  text: localized(
    line({
      label: { de: 'Anmerkung', en: 'Note' },
      description: 'Note about the price; may be empty.',
      max: 300,
    }),
  ),
} as const

export const priceLists = defineResource({
  resource: 'price-lists',
  section: 'programme',
  typeName: 'PriceListResource',
  name: { de: 'Preisliste', en: 'Price list' },
  pluralName: { de: 'Preislisten', en: 'Price lists' },
  description:
    'Prices by category and sale type that events choose. A change of it changes coming events for which no ticket is sold or held.',
  access: 'publisher',
  fields: { name: nameField('Oper, Wochenende'), position: positionField() },
  children: {
    prices: {
      name: 'PriceListPrice',
      label: { de: 'Preise', en: 'Prices' },
      description: 'The price of a ticket by category and sale type.',
      max: 300,
      fields: priceFields,
    },
  },
  list: {
    columns: ['name', 'position'],
    search: ['name'],
    filters: [],
    ordering: ['position', 'name'],
  },
})

/** The same prices one by one, as tables of spreadsheet programs have them. */
export const listPrices = defineResource({
  resource: 'list-prices',
  section: 'programme',
  typeName: 'ListPriceResource',
  name: { de: 'Listenpreis', en: 'List price' },
  pluralName: { de: 'Listenpreise', en: 'List prices' },
  description: 'A price of a price list.',
  access: 'publisher',
  fields: {
    price_list: relation({
      label: { de: 'Preisliste', en: 'Price list' },
      description: 'The list that it belongs to.',
      relatesTo: 'price-list',
      required: true,
    }),
    ...priceFields,
  },
  importedBy: ['price_list', 'position', 'sale_type'],
  list: {
    columns: ['price_list', 'position', 'name', 'sale_type', 'price_cents'],
    search: ['name'],
    filters: ['price_list', 'sale_type'],
    ordering: ['price_list', 'position'],
  },
})
