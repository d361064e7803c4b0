import {
  type EmbedProvider,
  embedProviders,
  findProvider,
} from '@foyer/schema/fields/embed-providers.ts'
import { playerPaths } from './player-paths.ts'

export type Player = {
  provider: EmbedProvider
  /** The address to frame. */
  address: string
  /** The same for a visitor who has just requested it: it starts at once where the provider supports that. */
  startingAddress: string
}

/**
 * The player for an address that an editor has pasted, built from the parsed parts: nothing else of the pasted text
 * gets into it. Undefined for unknown providers, and for content without a player.
 */
export function findPlayer(pasted: string): Player | undefined {
  const provider = findProvider(pasted)
  if (!provider) return undefined
  const address = playerPaths[provider](new URL(pasted))
  if (!address || !isFramed(address, provider)) return undefined
  return { provider, address, startingAddress: starting(address, provider) }
}

/** The policy of the pages allows these origins only; a player elsewhere would be a hole in it. */
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
