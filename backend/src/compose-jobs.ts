import { join } from 'node:path'
import type { Database } from '#database/connect.ts'
import { refreshPendingDocuments } from '#database/search/refresh-search.ts'
import { pruneAudit } from '#database/writing/prune-audit.ts'
import type { Env } from './env.ts'
import type { Files } from '#files/file-store.ts'
import { pruneChanges } from '#features/changes/change-store.ts'
import { pruneLoadTimes } from '#features/dashboard/load-time-store.ts'
import { deleteExpiredFormData } from '#features/forms/delete-expired-form-data.ts'
import { deleteRetiredMedia } from '#features/media/library/retired-media-store.ts'
import { deleteExpiredUploads } from '#features/media/resumable/delete-expired-uploads.ts'
import { processUpload } from '#features/media/resumable/process-upload.ts'
import { remakeVariants } from '#features/media/remake-variants.ts'
import { pruneResourceRequests } from '#features/resources/request-store.ts'
import { pruneModuleRequests } from '#features/pages/modules/module-request-store.ts'
import { mediaUses } from '#features/pages/documents/media-uses/media-uses.ts'
import { checkLinks } from '#features/pages/documents/publish-check/check-links.ts'
import { deleteExpiredEditors } from '#features/pages/documents/presence/editor-store.ts'
import { publishScheduled } from '#features/pages/documents/publishing/publish-scheduled.ts'
import { forgetRemovedModules } from '#features/pages/documents/history/forget-removed-modules.ts'
import { thinDocuments } from '#features/pages/documents/history/thin-documents.ts'
import { deleteExpiredPreviews } from '#features/pages/previews/preview-store.ts'
import { pruneKeywords } from '#features/search/keyword-counter.ts'
import { sendFavouriteMails } from '#features/mailings/favourites/send-favourite-mails.ts'
import type { MailingDependencies, Newsletter } from '#features/mailings/newsletter.ts'
import type { HolderNotice } from '#features/shop/orders/event-changes/holder-notice.ts'
import type { OrderService } from './features/shop/orders/order-service.ts'
import { deleteExpiredCarts } from '#features/shop/cart/expired-cart-store.ts'
import { formatMoment } from '#features/shop/messages/format-ticket.ts'
import { sendSaleNotices } from '#features/shop/sale-notices/send-sale-notices.ts'
import { forgetBuyers } from '#features/user/profile/forget-buyers.ts'
import { sendAccountMail } from '#features/user/mail-links/send-account-mail.ts'
import type { JobDefinitions } from '#jobs/job-definitions.ts'
import { retryMails, sendQueuedMail, deleteSentMails } from '#mail/send-queued-mail.ts'
import { pruneIdentityEvents } from './sessions/identity-event-store.ts'
import { createSendMail } from '#mail/send-mail.ts'

type JobDependencies = {
  report: (problem: string) => void
  env: Env
  database: Database
  files: Files
  orders: Pick<OrderService, 'releaseUnpaid'>
  tellHolders: (change: HolderNotice) => Promise<void>
  newsletter: Newsletter
  mailings: MailingDependencies
  /** The public URL of the box office. */
  boxOfficeUrl: string
}

/** All background jobs. What has to happen exact to the second is announced by `features/changes/clock.ts` instead. */
export function composeJobs({
  env,
  database,
  files,
  orders,
  tellHolders,
  newsletter,
  mailings,
  boxOfficeUrl,
  report,
}: JobDependencies): JobDefinitions {
  const sendMail = createSendMail({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: join(env.FOYER_DATA, 'mail'),
  })
  const forms = { files: files.forms, retentionDays: env.FORM_RETENTION_DAYS }
  return {
    tasks: {
      process_upload: (payload) => processUpload({ database, files, uses: mediaUses }, payload),
      remake_variants: (payload) => remakeVariants(database, { files, uses: mediaUses }, payload),
      send_account_mail: (request) =>
        sendAccountMail({ database, siteUrl: env.SITE_URL, houseName: env.HOUSE_NAME }, request),
      send_newsletter_mail: (order) => newsletter.sendMail(order),
      report_newsletter: (subscriber) => newsletter.report(subscriber),
      tell_order_holders: (change) => tellHolders(change),
      send_mail: ({ id }) => sendQueuedMail({ database, sendMail }, id),
    },
    scheduled: {
      release_unpaid_orders: { cron: '* * * * *', work: () => orders.releaseUnpaid() },
      send_sale_notices: {
        cron: '* * * * *',
        work: () => sendSaleNotices(database, { boxOfficeUrl, houseName: env.HOUSE_NAME }),
      },
      publish_scheduled: {
        cron: '* * * * *',
        work: () => publishScheduled({ database, siteUrl: env.SITE_URL, report }),
      },
      refresh_search: { cron: '* * * * *', work: () => refreshPendingDocuments(database) },
      send_favourite_mails: {
        cron: '* * * * *',
        work: () => sendFavouriteMails({ ...mailings, formatMoment }),
      },
      report_newsletter_orders: { cron: '*/10 * * * *', work: () => newsletter.reportWaiting() },
      retry_mails: { cron: '*/10 * * * *', work: () => retryMails(database) },
      delete_expired_form_data: {
        cron: '*/10 * * * *',
        work: () => deleteExpiredFormData(database, forms),
      },
      delete_expired_carts: { cron: '7 * * * *', work: () => deleteExpiredCarts(database) },
      delete_expired_uploads: {
        cron: '*/10 * * * *',
        work: () => deleteExpiredUploads(database, files.parts),
      },
      delete_retired_media: {
        cron: '37 * * * *',
        work: () => deleteRetiredMedia(database, files),
      },
      prune_changes: { cron: '17 * * * *', work: () => pruneChanges(database) },
      delete_sent_mails: { cron: '27 3 * * *', work: () => deleteSentMails(database) },
      prune_keywords: { cron: '37 3 * * *', work: () => pruneKeywords(database) },
      forget_removed_modules: {
        cron: '57 3 * * *',
        work: () => forgetRemovedModules(database),
      },
      thin_documents: { cron: '7 4 * * *', work: () => thinDocuments(database) },
      delete_expired_previews: {
        cron: '17 4 * * *',
        work: () => deleteExpiredPreviews(database),
      },
      delete_expired_editors: {
        cron: '*/10 * * * *',
        work: () => deleteExpiredEditors(database),
      },
      prune_resource_requests: { cron: '59 3 * * *', work: () => pruneResourceRequests(database) },
      prune_module_requests: { cron: '57 3 * * *', work: () => pruneModuleRequests(database) },
      forget_buyers: { cron: '47 4 * * *', work: () => forgetBuyers(database) },
      // On Mondays, before anybody is at work.
      check_links: { cron: '37 2 * * 1', work: () => checkLinks(database) },
      prune_load_times: { cron: '27 4 * * *', work: () => pruneLoadTimes(database) },
      prune_identity_events: { cron: '37 4 * * *', work: () => pruneIdentityEvents(database) },
      prune_audit: { cron: '47 3 * * *', work: () => pruneAudit(database) },
    },
  }
}
