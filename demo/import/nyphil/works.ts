import type { ProductionWrite } from '@foyer/backend/src/features/productions/production-write-store.ts'
import { personName, plainText } from './archive-texts.ts'
import type { Work } from './programme-shape.ts'

type Entry = ProductionWrite['programme'][number] & { composer: string; movements: string[] }

/** The programme in order. Consecutive movements of a work become one entry. */
export function programmeEntries(works: Work[]): Entry[] {
  const entries: Entry[] = []
  let lastNumber = ''
  for (const work of works) {
    const [number = ''] = work.ID.split('*')
    const movement = plainText(work.movement)
    const last = entries.at(-1)
    if (last && work.interval === undefined && last.kind === 'work' && lastNumber === number) {
      if (movement) last.movements.push(movement)
      continue
    }
    entries.push(entryOf(work, movement))
    lastNumber = number
  }
  return entries
}

function entryOf(work: Work, movement: string): Entry {
  if (work.interval !== undefined) {
    const title = { de: 'Pause', en: 'Interval' }
    return { kind: 'interval', composer: '', title, movements: [], minutes: null }
  }
  const { firstName, lastName } = personName(work.composerName ?? '')
  const title = plainText(work.workTitle)
  return {
    kind: 'work',
    composer: `${firstName} ${lastName}`.trim(),
    title: { de: title, en: title },
    movements: movement ? [movement] : [],
    minutes: null,
  }
}

/** Family names of the composers, each once, in programme order. */
export function composersOf(works: Work[]): string[] {
  const names = works.map(({ composerName = '' }) => personName(composerName).lastName)
  return [...new Set(names)].filter((name) => name !== '')
}
