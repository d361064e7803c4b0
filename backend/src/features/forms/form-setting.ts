import { join } from 'node:path'
import type { Database } from '#database/connect.ts'
import { createSendMail } from '#mail/send-mail.ts'
import type { Env } from '#env'

/** What the routes of forms, and those who tend them, need of the environment. */
export function formSetting(env: Env, database: Database) {
  return {
    database,
    siteUrl: env.SITE_URL,
    sendMail: createSendMail({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      folder: join(env.FOYER_DATA, 'mail'),
    }),
    folder: join(env.FOYER_DATA, 'form-files'),
    limits: { fileBytes: env.FORM_FILE_BYTES, files: env.FORM_FILES },
    retentionDays: env.FORM_RETENTION_DAYS,
  }
}
