import { join } from 'node:path'
import type { Database } from '#database/connect.ts'
import { refreshLeftBehind } from '#database/search/refresh-search.ts'
import { pruneAudit } from '#database/writing/prune-audit.ts'
import type { Env } from './env.ts'
import { pruneChanges } from '#features/changes/change-store.ts'
import { formFolder } from '#features/forms/form-setting.ts'
import { sweepForms } from '#features/forms/sweep-forms.ts'
import { pruneKeywords } from '#features/search/keyword-counter.ts'
import type { OrderDesk } from './features/shop/orders/order-desk.ts'
import { sweepCarts } from '#features/shop/sweep-store.ts'
import type { HouseJobs } from '#jobs/house-jobs.ts'
import { retryLetters, sendLetter, sweepLetters } from '#mail/send-letter.ts'
import { createSendMail } from '#mail/send-mail.ts'

type Needs = {
  env: Env
  database: Database
  orders: Pick<OrderDesk, 'releaseUnpaid'>
}

/** All that is done beside the routes. What has to be exact to the second is announced by the clock. */
export function composeJobs({ env, database, orders }: Needs): HouseJobs {
  const sendMail = createSendMail({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: join(env.FOYER_DATA, 'mail'),
  })
  const forms = { folder: formFolder(env), retentionDays: env.FORM_RETENTION_DAYS }
  return {
    tasks: {
      send_letter: ({ id }) => sendLetter({ database, sendMail }, id),
    },
    scheduled: {
      release_unpaid_orders: { cron: '* * * * *', work: () => orders.releaseUnpaid() },
      refresh_search: { cron: '* * * * *', work: () => refreshLeftBehind(database) },
      retry_letters: { cron: '*/10 * * * *', work: () => retryLetters(database) },
      sweep_forms: { cron: '*/10 * * * *', work: () => sweepForms(database, forms) },
      sweep_carts: { cron: '7 * * * *', work: () => sweepCarts(database) },
      prune_changes: { cron: '17 * * * *', work: () => pruneChanges(database) },
      sweep_letters: { cron: '27 3 * * *', work: () => sweepLetters(database) },
      prune_keywords: { cron: '37 3 * * *', work: () => pruneKeywords(database) },
      prune_audit: { cron: '47 3 * * *', work: () => pruneAudit(database) },
    },
  }
}
