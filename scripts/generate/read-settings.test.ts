import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

const source = (shape: string) => `import { z } from 'zod'
import { years } from '@foyer/schema/years.ts'
const level = z.enum(['info', 'warn']).default('info')
export const Variables = z.object({${shape}})`

const readModule = () => 'export const years = 5'

test('X-01: a variable has its comment and its default in the table, also one whose shape is shared', () => {
  const settings = readSettings(
    source(`
      /** Where mails are sent: \`a|b\`. */
      SMTP_URL: z.string().default(''),
      /**
       * The port
       * of the site.
       */
      PORT: z.coerce.number().int().default(3000),
      /** Required. */
      NAME: z.string().min(1),
      /** Optional. */
      OTHER: z.string().optional(),
      /** What is logged. */
      LOG_LEVEL: level,`),
    readModule,
  )
  expect(settings).toEqual([
    { name: 'SMTP_URL', meaning: 'Where mails are sent: `a\\|b`.', default: 'empty' },
    { name: 'PORT', meaning: 'The port of the site.', default: '`3000`' },
    { name: 'NAME', meaning: 'Required.', default: '**required**' },
    { name: 'OTHER', meaning: 'Optional.', default: '–' },
    { name: 'LOG_LEVEL', meaning: 'What is logged.', default: '`info`' },
  ])
})

test('a variable without a comment is refused: nobody could set it', () => {
  expect(() => readSettings(source('SECRET: z.string()'), readModule)).toThrow(
    /SECRET has no comment/,
  )
})

test('X-06: a default that is calculated or imported is shown as its value', () => {
  const settings = readSettings(
    source(`
      /** The largest file. */
      FILE_BYTES: z.coerce.number().int().default(10 * 1024 * 1024),
      /** The validity. */
      YEARS: z.coerce.number().max(30).default(years),
      /** Who may. */
      PROXIES: z.string().default('loopback').transform((list) => list.split(',')),`),
    readModule,
  )
  expect(settings.map((setting) => setting.default)).toEqual([
    '`10485760` (10 MiB)',
    '`5`',
    '`loopback`',
  ])
  const unknown = source('/** A word. */ WORD: z.string().default(word()),')
  expect(() => readSettings(unknown, readModule)).toThrow(/cannot be shown/)
})
