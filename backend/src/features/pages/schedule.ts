/** The fields of a schedule: shown from, shown until (M-05). */
const from = 'online_from'
const until = 'online_to'

type Values = Record<string, unknown>

/** Whether a module or item is shown at a time. Without a schedule it always is. */
export function isShownAt(values: Values, now: Date): boolean {
  const [begins, ends] = [momentOf(values[from]), momentOf(values[until])]
  return (begins ?? -Infinity) <= now.getTime() && now.getTime() < (ends ?? Infinity)
}

/** The stored fields without items that are not shown at a time. */
export function withoutHiddenItems(values: Values, now: Date): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isList(value) ? value.filter((item) => isShownAt(item, now)) : value,
    ]),
  )
}

/** All instants at which the module or one of its items begins or ceases to be shown. */
export function momentsOf(values: Values): Date[] {
  const own = [values[from], values[until]].map(momentOf).filter((moment) => moment !== undefined)
  const ofItems = Object.values(values).filter(isList).flat().flatMap(momentsOf)
  return [...own.map((moment) => new Date(moment)), ...ofItems]
}

function momentOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined
}

function isList(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}
