import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import type { Theatre } from './use-theatre.ts'

/** The tags of the change feed that an answer says make it stale. */
export function tagsOfAnswer({ headers }: Awaited<ReturnType<Theatre['call']>>): string[] {
  return tagsOfHeader(headers['cache-tag'] as string | undefined)
}
