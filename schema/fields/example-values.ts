import type { Fields } from './shapes-of-fields.ts'

type Values = Record<string, unknown>

/** What an editor could send for a kind: every field with its example. */
export function exampleValues({ fields }: { fields: Fields }): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]))
}

/** The same in every variant: once for each option of each choice. `name` says which. */
export function exampleVariants(definition: {
  fields: Fields
}): { name: string; values: Values }[] {
  const values = exampleValues(definition)
  const variants = Object.entries(definition.fields).flatMap(([field, { options }]) =>
    Object.keys(options ?? {}).map((option) => ({
      name: `${field} ${option}`,
      values: { ...values, [field]: option },
    })),
  )
  return variants.length > 0 ? variants : [{ name: 'as it is', values }]
}

/** What an editor must not send: every rule broken once. `field` is the one that is wrong. */
export function brokenValues({ fields }: { fields: Fields }): { field: string; values: Values }[] {
  const values = exampleValues({ fields })
  return Object.entries(fields).flatMap(([field, { wrong }]) =>
    wrong.map((value) => ({ field, values: { ...values, [field]: value } })),
  )
}
