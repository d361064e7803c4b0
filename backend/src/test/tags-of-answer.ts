import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import type { Theatre } from './use-theatre.ts'

/** The cache tags of an answer. */
export function tagsOfAnswer({ headers }: Awaited<ReturnType<Theatre['call']>>): string[] {
  return tagsOfHeader(headers['cache-tag'] as string | undefined)
}
