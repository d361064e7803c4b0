import { embedProviders } from '@foyer/schema/modules/embed-providers.ts'
import { type ForeignSources, noForeignSources } from './content-policy.ts'

/** What modules may embed: the players of the known providers in frames, and nothing else of them in the page itself. */
export const playerSources: ForeignSources = {
  ...noForeignSources,
  frame: Object.values(embedProviders).flatMap(({ frames }) => frames),
}
