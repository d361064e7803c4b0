type Variables = Record<string, string | undefined>

/** The variables with DATABASE_PASSWORD as a part of DATABASE_URL, which all readers of a database take. */
export function readDatabaseVariables(source: Variables): Variables {
  const { DATABASE_URL: address, DATABASE_PASSWORD: password } = source
  if (!address || !password || !URL.canParse(address)) return source
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return { ...source, DATABASE_URL: url.href }
}
