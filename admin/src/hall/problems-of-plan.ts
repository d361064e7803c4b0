import type { Place } from './place.ts'

/** What is wrong with places, each with its name. The form has problems by the position of a place in the list, and nested. */
export function problemsOfPlan(
  error: unknown,
  places: readonly Place[],
  words: (place: Place) => string,
): string[] {
  if (typeof error !== 'object' || error === null) return []
  return Object.entries(error).flatMap(([index, problem]) => {
    const place = /^\d+$/.test(index) ? places[Number(index)] : undefined
    const texts = textsIn(problem)
    return place ? texts.map((text) => `${words(place)}: ${text}`) : []
  })
}

function textsIn(problem: unknown): string[] {
  if (typeof problem === 'string') return problem ? [problem] : []
  if (typeof problem !== 'object' || problem === null) return []
  const { message } = problem as { message?: unknown }
  if (typeof message === 'string' && message) return [message]
  return Object.values(problem).flatMap((inner) => textsIn(inner))
}
