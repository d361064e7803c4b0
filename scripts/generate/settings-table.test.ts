import { expect, test } from 'vitest'
import { readSettings } from './settings-table.ts'

const source = (shape: string) => `import { z } from 'zod'
const level = z.enum(['info', 'warn']).default('info')
export const Variables = z.object({${shape}})`

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
  expect(() => readSettings(source('SECRET: z.string()'))).toThrow(/SECRET has no comment/)
})
