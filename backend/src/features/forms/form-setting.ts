import { join } from 'node:path'
import type { Database } from '#database/connect.ts'
import type { Env } from '#env'
import type { NewsletterOrders } from './form-dependencies.ts'

/** The settings of forms from the environment. */
export function formSetting(
  env: Env,
  services: { database: Database; newsletter: NewsletterOrders },
) {
  return {
    ...services,
    siteUrl: env.SITE_URL,
    folder: formFolder(env),
    limits: {
      fileBytes: env.FORM_FILE_BYTES,
      files: env.FORM_FILES,
      unsentBytes: env.FORM_UNSENT_BYTES,
      reserveBytes: env.DISK_RESERVE_BYTES,
    },
  }
}

/** The folder of uploaded files. */
export function formFolder({ FOYER_DATA }: Pick<Env, 'FOYER_DATA'>): string {
  return join(FOYER_DATA, 'form-files')
}
