import { pino } from 'pino'
import { env } from '#lib/env.ts'

export const log = pino({ name: 'web', level: env.LOG_LEVEL })
