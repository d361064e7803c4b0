import {
  saveProductions,
  type ProductionWrite,
} from '@foyer/backend/src/features/productions/production-write-store.ts'
import type { DemoProduction, DemoScenes, DemoWork } from '#content/content.ts'
import type { House } from './load-house.ts'
import { paragraphs } from './paragraphs.ts'
import { sceneKey } from '#pictures/scene-key.ts'
import { seasonOfRuns } from '#calendar/season.ts'
import { usualType } from '#calendar/usual-type.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

export type DemoContext = House & {
  persons: Map<string, number>
  images: Map<string, number>
  scenes: DemoScenes[]
  now: Date
}

/** Writes the productions; returns ids by key. */
export async function loadProductions(
  transaction: WritableTransaction,
  productions: DemoProduction[],
  context: DemoContext,
): Promise<Map<string, number>> {
  const writes = productions.map((production) => asWrite(production, context))
  const ids = await saveProductions(transaction, writes)
  return new Map(productions.map(({ key }) => [key, ids.get(`demo:${key}`)!]))
}

function asWrite(production: DemoProduction, context: DemoContext): ProductionWrite {
  const imageId = context.images.get(`demo:poster:${production.key}`) ?? null
  return {
    key: `demo:${production.key}`,
    slug: production.slug,
    title: production.title,
    preline: production.preline,
    subtitle: production.subtitle,
    teaser: production.teaser,
    description: paragraphs(production.description),
    importantInfo: paragraphs(production.importantInfo),
    language: production.language,
    durationMinutes: production.durationMinutes,
    minimumAge: production.minimumAge ?? null,
    promoter: production.promoter ?? null,
    genreId: context.genres.get(production.genre)!,
    seasonId: context.seasons[seasonOfRuns(production.runs, context.now) ?? 'first'],
    exhibitionTypeId: context.types.get(usualType(production.genre))!,
    imageId,
    tagIds: numbersOf(production.tags, context.tags),
    seriesIds: numbersOf(production.series, context.series),
    sponsorIds: numbersOf(production.sponsors, context.sponsors),
    imageIds: slidesOf(production, context),
    credits: production.credits.map(({ person, group, role }) => ({
      personId: known(context.persons, person),
      group,
      role,
    })),
    programme: production.programme.map(asEntry),
  }
}

function slidesOf({ key }: DemoProduction, { scenes, images }: DemoContext): number[] {
  const drawings = scenes.find((one) => one.key === key)?.drawings ?? []
  return drawings.flatMap((_, index) => images.get(sceneKey(key, index)) ?? [])
}

function asEntry(part: DemoWork): ProductionWrite['programme'][number] {
  if (part.kind === 'interval') {
    return { kind: 'interval', title: { de: '' }, minutes: part.minutes }
  }
  const { kind, composer = '', title, movements = [], minutes = null } = part
  return { kind, composer, title, movements, minutes }
}

export function numbersOf(keys: readonly string[], numbers: Map<string, number>): number[] {
  return keys.map((key) => known(numbers, key))
}

function known(numbers: Map<string, number>, key: string): number {
  const number = numbers.get(key)
  if (number === undefined)
    throw new Error(`The demo's content refers to "${key}", which does not exist`)
  return number
}
