import { readFileSync } from 'node:fs'

type Variables = Record<string, string | undefined>

/**
 * The environment of a service, in which each of `names` may also be given by a file: `SMTP_URL_FILE=/run/secrets/smtp_url`. One that is
 * empty counts as unset, as compose passes those that `.env` does not have. Throws an error that names every variable at fault, and no
 * value.
 */
export function withSecretFiles(source: Variables, names: string[]): Variables {
  const variables = { ...source }
  const problems: string[] = []
  for (const name of names) {
    if (variables[name] === '') delete variables[name]
    const file = source[`${name}_FILE`]
    if (!file) continue
    if (source[name]) {
      problems.push(`${name} and ${name}_FILE are both set: remove one of them.`)
      continue
    }
    const content = readSecret(file)
    if (content.ok) variables[name] = content.secret
    else problems.push(`${name}_FILE names the file ${file}, which ${content.problem}.`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return variables
}

function readSecret(file: string): { ok: true; secret: string } | { ok: false; problem: string } {
  try {
    // Editors and `echo` end a file with a line break that is not meant.
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? { ok: false, problem: 'is empty' } : { ok: true, secret }
  } catch (cause) {
    const { code = 'an error' } = cause as NodeJS.ErrnoException
    return { ok: false, problem: `cannot be read (${code})` }
  }
}
