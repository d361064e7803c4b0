type Variables = Record<string, string | undefined>

/** The variables with DATABASE_PASSWORD as a part of the addresses of the database, which all readers of a database take. */
export function readDatabaseVariables(source: Variables): Variables {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PASSWORD: password } = source
  if (!password) return source
  return {
    ...source,
    DATABASE_URL: withPassword(DATABASE_URL, password),
    DATABASE_DIRECT_URL: withPassword(DATABASE_DIRECT_URL, password),
  }
}

function withPassword(address: string | undefined, password: string): string | undefined {
  if (!address || !URL.canParse(address)) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}
