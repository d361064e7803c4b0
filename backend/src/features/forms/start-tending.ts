import type { FastifyBaseLogger } from 'fastify'
import { tellOfficeLater, type OfficeNeeds } from './office-mail.ts'
import { sweepForms } from './sweep-forms.ts'

const everyMs = 10 * 60_000

type Tending = OfficeNeeds & {
  folder: string
  retentionDays: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sweeps what may no longer be kept, and mails what could not be mailed; several origins may do so at once. */
export function startTendingForms(needs: Tending): { stop: () => void } {
  const { database, log } = needs
  const timer = setInterval(() => {
    sweepForms(database, needs).catch((cause: unknown) =>
      log.warn({ err: cause }, 'old entries of forms could not be removed'),
    )
    tellOfficeLater(needs).catch((cause: unknown) =>
      log.warn({ err: cause }, 'the office was not told of entries'),
    )
  }, everyMs)
  return { stop: () => clearInterval(timer) }
}
