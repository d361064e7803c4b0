import type { NotedTest } from '#checks/run-journeys.ts'

/** A class of attacks: how many attempts were made, and how many of them the theatre withstood. */
export type AttackClass = { name: string; tried: number; held: number }

/** The classes of a run, as their tests have noted them (`tests/support/hostile/attempts.ts`). */
export const attackClasses = (noted: NotedTest[]): AttackClass[] =>
  noted.map(({ title, notes }) => ({
    name: title,
    tried: Number(notes['tried'] ?? 0),
    held: Number(notes['held'] ?? 0),
  }))

/** Several runs as one, by name, in the order of the names. */
export function sumClasses(classes: AttackClass[]): AttackClass[] {
  const byName = Map.groupBy(classes, ({ name }) => name)
  return [...byName]
    .map(([name, runs]) => ({
      name,
      tried: runs.reduce((sum, { tried }) => sum + tried, 0),
      held: runs.reduce((sum, { held }) => sum + held, 0),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** For the console. */
export function listClasses(classes: AttackClass[]): string {
  const lines = classes.map(
    ({ name, tried, held }) =>
      `${String(held).padStart(6)} of ${String(tried).padStart(6)}  ${name}`,
  )
  return ['Attacks withstood', ...lines].join('\n')
}
