import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import type { Theatre } from '#test/use-theatre.ts'

/** The cache tags of a response. */
export function tagsOfResponse({ headers }: Awaited<ReturnType<Theatre['call']>>): string[] {
  return tagsOfHeader(headers['cache-tag'] as string | undefined)
}
