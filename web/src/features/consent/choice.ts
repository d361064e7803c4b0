import type { ConsentCategory } from '#lib/consent/consent.ts'

/** The categories of [9] that a visitor decides on, in the order in which they are shown. */
export const optionalCategories = ['tracking', 'media', 'marketing'] as const satisfies Exclude<
  ConsentCategory,
  'required'
>[]

/** Decided on beside the categories: the tag manager, which belongs to tracking. */
export const tagManager = 'googleTagManager'

export type Consentable = (typeof optionalCategories)[number] | typeof tagManager

/** All that can be agreed to at this house. */
export function consentables(hasTagManager: boolean): Consentable[] {
  return hasTagManager ? [...optionalCategories, tagManager] : [...optionalCategories]
}

/** A choice after one switch was moved. The tag manager follows tracking, and brings it along. */
export function switched(
  chosen: readonly Consentable[],
  { what, isOn }: { what: Consentable; isOn: boolean },
): Consentable[] {
  if (isOn)
    return [
      ...new Set([...chosen, what, ...(what === tagManager ? ['tracking'] : [])]),
    ] as Consentable[]
  return chosen.filter((other) => other !== what && !(what === 'tracking' && other === tagManager))
}

/** Whether everything was agreed to but the tag manager: such visitors are asked again after a legal page. */
export function isOnlyTagManagerRefused(chosen: readonly Consentable[]): boolean {
  return (
    !chosen.includes(tagManager) &&
    optionalCategories.every((category) => chosen.includes(category))
  )
}
