import { priceCurrency } from '@foyer/schema/shapes/scalars.ts'
import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { replaceNamedType } from '#transforms/replace-named-type.ts'

const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'A decimal number as text, so that no digit is lost, e.g. "48.00".',
})

const CurrencyCode = new GraphQLEnumType({
  name: 'CurrencyCode',
  description: 'Currency by its code in ISO 4217.',
  values: { EUR: { description: 'Euro.' } },
})

const Money = new GraphQLObjectType({
  name: 'Money',
  description: 'An amount of money in its currency.',
  fields: {
    amount: {
      type: new GraphQLNonNull(Decimal),
      description: 'The amount with two decimal places, e.g. "48.00".',
    },
    currency: {
      type: new GraphQLNonNull(CurrencyCode),
      description: 'The currency of the amount.',
    },
  },
})

/** Makes `Money` of the contract's prices, which are texts in one currency. */
export function moneyAmounts(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      if (getNamedType(field.type).name !== 'Price') return undefined
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        type: replaceNamedType(field.type, Money),
        resolve(...args) {
          const amount: unknown = resolve(...args)
          return amount === null || amount === undefined
            ? null
            : { amount, currency: priceCurrency }
        },
        astNode: undefined,
      }
    },
  })
}
