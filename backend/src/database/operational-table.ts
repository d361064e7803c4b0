import type {
  account,
  credential,
  favourite,
  loginChallenge,
  roleGrant,
  session,
} from './tables/accounts.ts'
import type { audit } from './tables/audit.ts'
import type { change } from './tables/changes.ts'
import type { brokenLink, identityEvent, linkCheck, loadTime } from './tables/dashboard.ts'
import type { documentEditor } from './tables/documents.ts'
import type { missingPage } from './tables/error-log.ts'
import type { formEntry, formFile } from './tables/forms.ts'
import type { queuedMail } from './tables/jobs.ts'
import type { favouriteCalendar, mailingConsent, watchedEvent } from './tables/mailings.ts'
import type { mediaUpload } from './tables/media-library.ts'
import type { searchKeyword } from './tables/search.ts'
import type { secret } from './tables/secrets.ts'
import type {
  cart,
  cartRequest,
  orderNote,
  orderTicket,
  saleNotice,
  shopOrder,
  takenPlace,
} from './tables/shop.ts'
import type { subscription, subscriptionEvent } from './tables/subscriptions.ts'
import type { cartVoucher, voucher, voucherUse } from './tables/vouchers.ts'
import type { waitingAdmission, waitingQueue } from './tables/waiting-rooms.ts'

/**
 * Tables that are not content: writing to them invalidates no page, updates no search document and is not audited. All other
 * tables can only be written in a transaction of `changeHouse`.
 */
export type OperationalTable =
  | typeof account
  | typeof audit
  | typeof brokenLink
  | typeof cart
  | typeof cartRequest
  | typeof cartVoucher
  | typeof change
  | typeof credential
  | typeof documentEditor
  | typeof favourite
  | typeof favouriteCalendar
  | typeof formEntry
  | typeof formFile
  | typeof identityEvent
  | typeof linkCheck
  | typeof loadTime
  | typeof queuedMail
  | typeof loginChallenge
  | typeof mailingConsent
  | typeof mediaUpload
  | typeof missingPage
  | typeof orderNote
  | typeof orderTicket
  | typeof roleGrant
  | typeof saleNotice
  | typeof searchKeyword
  | typeof secret
  | typeof session
  | typeof shopOrder
  | typeof subscription
  | typeof subscriptionEvent
  | typeof takenPlace
  | typeof voucher
  | typeof voucherUse
  | typeof waitingAdmission
  | typeof waitingQueue
  | typeof watchedEvent
