import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Recommended by OWASP for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes one of the four threads that also read files: the others must stay free.
const running = pLimit(2)
/** So many wait; who comes then is sent away, because a flood of log-ins would make all wait for minutes. */
const mostWaiting = 50

/** Too many passwords are being checked. */
export class PasswordQueueFull extends Error {
  constructor() {
    super('Too many passwords are waiting to be checked.')
    this.name = 'PasswordQueueFull'
  }
}

/** A password as it is stored: a PHC string, which says by itself how it was made. */
export function hashPassword(password: string): Promise<string> {
  return running(() => hash(password, cost))
}

/** Whether a password is the stored one. Takes the same time whether it is or not. Throws `PasswordQueueFull`. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  if (running.pendingCount >= mostWaiting) throw new PasswordQueueFull()
  return running(() => verify(stored, password))
}
