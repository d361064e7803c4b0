import { join } from 'node:path'
import type { Database } from '#database/connect.ts'
import type { Env } from '#env'
import type { FileStore } from '#files/file-store.ts'
import type { NewsletterOrders } from './form-dependencies.ts'

/** The settings of forms from the environment. */
export function formSetting(
  env: Env,
  services: { database: Database; newsletter: NewsletterOrders; files: FileStore },
) {
  return {
    ...services,
    siteUrl: env.SITE_URL,
    folder: join(env.FOYER_DATA, 'incoming'),
    limits: {
      fileBytes: env.FORM_FILE_BYTES,
      files: env.FORM_FILES,
      unsentBytes: env.FORM_UNSENT_BYTES,
      reserveBytes: env.DISK_RESERVE_BYTES,
    },
  }
}
