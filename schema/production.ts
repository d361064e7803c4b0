/** What every service refuses in production, as sentences about values that are never printed. */

const minSecretLength = 32
const minPasswordLength = 12
const minDifferentCharacters = 8
const placeholders = /change|secret|password|passwort|example|foyer|postgres|12345/i

/** Nothing, or why visitors must not be served at this address. */
export function findSiteUrlProblem(siteUrl: string): string | undefined {
  if (siteUrl.startsWith('https://')) return undefined
  return 'the public address of the site has to begin with https://, since log-in and orders are kept in cookies that others could read otherwise'
}

/** Nothing, or why a secret that services share could be guessed. */
export function findSecretProblem(secret: string): string | undefined {
  if (secret.length < minSecretLength) {
    return `the secret is short: set ${minSecretLength} random characters or more (openssl rand -base64 32)`
  }
  return isGuessable(secret)
    ? 'the secret can be guessed: set a random one (openssl rand -base64 32)'
    : undefined
}

/** Nothing, or why the password in a database's URL could be guessed. Without a password the server itself decides who may connect. */
export function findDatabasePasswordProblem(databaseUrl: string): string | undefined {
  const password = /^\w+:\/\/[^/@:]*:([^@/]*)@/.exec(databaseUrl)?.[1] ?? ''
  if (password === '') return undefined
  if (password.length < minPasswordLength || isGuessable(password)) {
    return 'the password of the database can be guessed: set a random one (openssl rand -hex 24)'
  }
  return undefined
}

function isGuessable(secret: string): boolean {
  return placeholders.test(secret) || new Set(secret).size < minDifferentCharacters
}
