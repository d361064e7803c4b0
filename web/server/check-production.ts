import { findSecretProblem, findSiteUrlProblem } from '@foyer/schema/production.ts'

type Settings = { FOYER_PROFILE: 'production' | 'demo'; SITE_URL: string; CHANGES_SECRET: string }

/** Throws an error that says, in a sentence for each variable, why visitors must not be served with these settings. */
export function checkProduction({ FOYER_PROFILE, SITE_URL, CHANGES_SECRET }: Settings): void {
  if (FOYER_PROFILE === 'demo') return
  const problems = Object.entries({
    SITE_URL: findSiteUrlProblem(SITE_URL),
    CHANGES_SECRET: CHANGES_SECRET === '' ? undefined : findSecretProblem(CHANGES_SECRET),
  }).flatMap(([name, problem]) => (problem ? [`${name}: ${problem}.`] : []))
  if (problems.length === 0) return
  throw new Error(`The site does not start in production:\n${problems.join('\n')}`)
}
