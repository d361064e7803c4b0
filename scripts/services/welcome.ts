import type { Theatre } from './open-theatre.ts'
import type { Settings } from './settings.ts'

/** The message shown when everything is running. */
export function welcome(
  { ports, profile, siteUrl, dataFolder }: Settings,
  { adminUrl }: Pick<Theatre, 'adminUrl'>,
): string {
  return `
  The theatre is open.

  Site      ${siteUrl}
  Graph     http://localhost:${ports.mesh}/graphql
  Origin    http://localhost:${ports.backend}
  Metrics   ${adminUrl}/metrics
${profile === 'demo' ? accounts : ''}
  Data and logs are in ${dataFolder}. Press Ctrl-C to stop.
`
}

const accounts = `
  Editor    redaktion  / Vorhang-auf-2026
  Visitor   besucherin / Loge-links-7
`
