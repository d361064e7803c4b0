import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash occupies one of libuv's four threads, which also read files: the others must stay free.
const running = pLimit(2)
/** Beyond this many, attempts are refused at once: in a flood of logins everybody would wait for minutes. */
const maxWaiting = 50

/** Thrown if too many password checks are waiting. */
export class PasswordQueueFull extends Error {
  constructor() {
    super('Too many password checks are waiting.')
    this.name = 'PasswordQueueFull'
  }
}

/** Whether a password is easy to guess: a name of its account, or a few characters again and again. Its length is checked where it is entered. */
export function isWeakPassword(password: string, names: readonly string[]): boolean {
  const isName = names.some((name) => name.toLowerCase() === password.toLowerCase())
  return isName || new Set(password).size < 5
}

/** The PHC string of a password, which contains the parameters it was made with. */
export function hashPassword(password: string): Promise<string> {
  return running(() => hash(password, cost))
}

/** Whether a password matches, in constant time. Throws `PasswordQueueFull`. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  if (running.pendingCount >= maxWaiting) throw new PasswordQueueFull()
  return running(() => verify(stored, password))
}
