import { embedProviders } from '@foyer/schema/fields/embed-providers.ts'
import { type ThirdPartySources, noThirdPartySources } from './content-policy.ts'

/**
 * Third-party sources of pages: the players of the known providers in frames and, only where the theatre uses one, the
 * tag manager with what Google Analytics needs (https://developers.google.com/tag-platform/security/guides/csp). All of
 * it is loaded only after consent.
 */
export function thirdPartySources({
  tagManagerId,
}: {
  tagManagerId?: string | undefined
}): ThirdPartySources {
  const players = {
    ...noThirdPartySources,
    frame: Object.values(embedProviders).flatMap(({ frames }) => frames),
  }
  if (tagManagerId === undefined) return players
  const analytics = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
  return {
    ...players,
    script: ['https://www.googletagmanager.com'],
    image: analytics,
    connect: [...analytics, 'https://*.analytics.google.com'],
  }
}
