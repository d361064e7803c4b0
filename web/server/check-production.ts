import { findSecretProblem, findSiteUrlProblem } from '@foyer/schema/production.ts'

type Settings = {
  FOYER_PROFILE: 'production' | 'demo'
  SITE_URL: string
  CHANGES_SECRET: string
  SECURITY_CONTACT: string
}

/** Throws an error that says, in a sentence for each variable, why visitors must not be served with these settings. */
export function checkProduction(settings: Settings): void {
  const { FOYER_PROFILE, SITE_URL, CHANGES_SECRET, SECURITY_CONTACT } = settings
  if (FOYER_PROFILE === 'demo') return
  const problems = Object.entries({
    SITE_URL: findSiteUrlProblem(SITE_URL),
    CHANGES_SECRET: CHANGES_SECRET === '' ? undefined : findSecretProblem(CHANGES_SECRET),
    SECURITY_CONTACT:
      SECURITY_CONTACT === ''
        ? 'set the mail address, or the page, at which vulnerabilities of the site are reported'
        : undefined,
  }).flatMap(([name, problem]) => (problem ? [`${name}: ${problem}.`] : []))
  if (problems.length === 0) return
  throw new Error(`The site does not start in production:\n${problems.join('\n')}`)
}
