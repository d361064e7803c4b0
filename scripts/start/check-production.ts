import { Problem } from '#console/problem.mjs'

const needed: Record<string, string> = {
  SITE_URL: 'where visitors find the site, as https://www.example.at',
  HOUSE_NAME: 'what the house is called',
  MAIL_FROM: 'who letters come from, as Example Theatre <tickets@example.at>',
}

/** Throws a sentence where the environment lacks what a house in production needs, or holds what only the demo may have. */
export function checkProduction(env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(needed).filter(([name]) => !env[name])
  if (missing.length > 0) {
    const sentences = missing.map(([name, meaning]) => `${name} (${meaning})`)
    throw new Problem(`A house in production needs ${sentences.join(', ')} in its environment.`)
  }
  for (const [isDemo, sentence] of demoOnly) {
    if (isDemo(env)) throw new Problem(`${sentence} Try things out with npm start.`)
  }
}

const demoOnly: [isDemo: (env: NodeJS.ProcessEnv) => boolean, sentence: string][] = [
  [
    ({ FOYER_PROFILE: profile }) => profile !== undefined && profile !== 'production',
    'FOYER_PROFILE=demo is not for a house in production.',
  ],
  [
    ({ PAYMENT_METHODS: methods = '' }) => methods.split(',').includes('test_payment'),
    'PAYMENT_METHODS offers test_payment, which takes no money.',
  ],
  [
    ({ FREE_OPERATIONS: free = '' }) =>
      !['', 'false', '0', 'no', 'off', 'n', 'disabled'].includes(free.toLowerCase()),
    'FREE_OPERATIONS lets everybody ask the graph whatever they like.',
  ],
  [
    ({ BANK_IBAN: iban = '' }) => iban.replaceAll(' ', '') === 'AT611904300234573201',
    'BANK_IBAN is the example account of the demo: money that is sent there is lost.',
  ],
]
