import { findSecretProblem, findSiteUrlProblem } from '@foyer/schema/production.ts'
import { Problem } from '#console/problem.mjs'

const needed: Record<string, string> = {
  SITE_URL: 'the public URL of the site, such as https://www.example.at',
  HOUSE_NAME: 'the name of the theatre',
  MAIL_FROM: 'the sender of mails, such as Example Theatre <tickets@example.at>',
  SECURITY_CONTACT:
    'the mail address or the https:// page at which vulnerabilities of the site are reported',
}

/** Throws a `Problem` if the environment lacks what production needs, or contains what only the demo may have. */
export function checkProduction(env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(needed).filter(([name]) => !env[name])
  if (missing.length > 0) {
    const sentences = missing.map(([name, meaning]) => `${name} (${meaning})`)
    throw new Problem(`Production requires these environment variables: ${sentences.join(', ')}.`)
  }
  for (const [name, problem] of Object.entries({
    SITE_URL: findSiteUrlProblem(env['SITE_URL'] ?? ''),
    CHANGES_SECRET: env['CHANGES_SECRET'] ? findSecretProblem(env['CHANGES_SECRET']) : undefined,
  })) {
    if (problem) throw new Problem(`${name} is not usable in production: ${problem}.`)
  }
  for (const [isDemo, sentence] of demoOnly) {
    if (isDemo(env)) throw new Problem(`${sentence} To try things out, use npm start.`)
  }
}

const demoOnly: [isDemo: (env: NodeJS.ProcessEnv) => boolean, sentence: string][] = [
  [
    ({ FOYER_PROFILE: profile }) => profile !== undefined && profile !== 'production',
    'FOYER_PROFILE=demo is not allowed in production: remove it.',
  ],
  [
    ({ PAYMENT_METHODS: methods = '' }) => methods.split(',').includes('test_payment'),
    'PAYMENT_METHODS contains test_payment, which moves no money: remove it.',
  ],
  [
    ({ FREE_OPERATIONS: free = '' }) =>
      !['', 'false', '0', 'no', 'off', 'n', 'disabled'].includes(free.toLowerCase()),
    'FREE_OPERATIONS allows any GraphQL operation: remove it.',
  ],
  [
    ({ BANK_IBAN: iban = '' }) => iban.replaceAll(' ', '') === 'AT611904300234573201',
    'BANK_IBAN is the example account of the demo, where money is lost: set your own.',
  ],
]
