import type { ConsentCategory } from '#lib/consent/consent.ts'

/** The categories of [9] that a visitor chooses, in display order. */
export const optionalCategories = ['tracking', 'media', 'marketing'] as const satisfies Exclude<
  ConsentCategory,
  'required'
>[]

/** Chosen beside the categories: the tag manager, which belongs to tracking. */
export const tagManager = 'googleTagManager'

export type Consentable = (typeof optionalCategories)[number] | typeof tagManager

/** All possible consents of this theatre. */
export function consentables(hasTagManager: boolean): Consentable[] {
  return hasTagManager ? [...optionalCategories, tagManager] : [...optionalCategories]
}

/** The choice after one switch was moved. The tag manager follows tracking, and switches it on. */
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

/** Whether everything but the tag manager was accepted: such visitors see the banner again after a legal page. */
export function isOnlyTagManagerRejected(chosen: readonly Consentable[]): boolean {
  return (
    !chosen.includes(tagManager) &&
    optionalCategories.every((category) => chosen.includes(category))
  )
}
