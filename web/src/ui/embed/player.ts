import {
  type EmbedProvider,
  embedProviders,
  findProvider,
} from '@foyer/schema/fields/embed-providers.ts'
import { playerPaths } from './player-paths.ts'

export type Player = {
  provider: EmbedProvider
  /** What the page frames. */
  address: string
  /** The same, for who has just asked for it: it begins at once where the provider can do that. */
  startingAddress: string
}

/**
 * The player for an address that an editor has pasted, built anew from the parts that were understood: nothing else of what
 * was pasted gets into it. Undefined for addresses of nobody we know, and for those that have no player.
 */
export function findPlayer(pasted: string): Player | undefined {
  const provider = findProvider(pasted)
  if (!provider) return undefined
  const address = playerPaths[provider](new URL(pasted))
  if (!address || !isFramed(address, provider)) return undefined
  return { provider, address, startingAddress: starting(address, provider) }
}

/** The policy of the pages allows these origins only; a player elsewhere would be a hole in the page. */
function isFramed(address: string, provider: EmbedProvider): boolean {
  const { origin, hostname } = new URL(address)
  return embedProviders[provider].frames.some((frame) =>
    frame.startsWith('https://*.')
      ? origin === `https://${hostname}` && hostname.endsWith(frame.slice('https://*'.length))
      : origin === frame,
  )
}

function starting(address: string, provider: EmbedProvider): string {
  if (provider !== 'youtube' && provider !== 'vimeo') return address
  const starting = new URL(address)
  starting.searchParams.set('autoplay', '1')
  return starting.href
}
