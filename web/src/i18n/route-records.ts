import { route as cart } from './routes/cart.ts'
import { route as cartChange } from './routes/cart-change.ts'
import { route as cmsHub } from './routes/cms-hub.ts'
import { route as cmsHubChange } from './routes/cms-hub-change.ts'
import { route as events } from './routes/events.ts'
import { route as eventsCalendar } from './routes/events-calendar.ts'
import { route as eventsRss } from './routes/events-rss.ts'
import { route as eventsSlugId } from './routes/events-slug-id.ts'
import { route as eventsSlugIdCalendar } from './routes/events-slug-id-calendar.ts'
import { route as eventsSlugIdTickets } from './routes/events-slug-id-tickets.ts'
import { route as eventsSlugIdTicketsHold } from './routes/events-slug-id-tickets-hold.ts'
import { route as eventsSlugIdTicketsOutcome } from './routes/events-slug-id-tickets-outcome.ts'
import { route as failure } from './routes/failure.ts'
import { route as favourites } from './routes/favourites.ts'
import { route as favouritesCalendar } from './routes/favourites-calendar.ts'
import { route as favouritesChange } from './routes/favourites-change.ts'
import { route as formsSlugId } from './routes/forms-slug-id.ts'
import { route as formsSlugIdAttempt } from './routes/forms-slug-id-attempt.ts'
import { route as formsSlugIdEntry } from './routes/forms-slug-id-entry.ts'
import { route as formsSlugIdThanks } from './routes/forms-slug-id-thanks.ts'
import { route as index } from './routes/index.ts'
import { route as legalsAgb } from './routes/legals-agb.ts'
import { route as legalsImprint } from './routes/legals-imprint.ts'
import { route as legalsPrivacy } from './routes/legals-privacy.ts'
import { route as magazine } from './routes/magazine.ts'
import { route as magazineCategoriesCategoryId } from './routes/magazine-categories-category-id.ts'
import { route as magazineRss } from './routes/magazine-rss.ts'
import { route as magazineSlugId } from './routes/magazine-slug-id.ts'
import { route as magazineTags } from './routes/magazine-tags.ts'
import { route as magazineTagsTagId } from './routes/magazine-tags-tag-id.ts'
import { route as notFound } from './routes/not-found.ts'
import { route as page } from './routes/page.ts'
import { route as preview } from './routes/preview.ts'
import { route as productions } from './routes/productions.ts'
import { route as productionsSlugId } from './routes/productions-slug-id.ts'
import { route as productionsSlugIdCalendar } from './routes/productions-slug-id-calendar.ts'
import { route as search } from './routes/search.ts'
import { route as seriesSlugId } from './routes/series-slug-id.ts'
import { route as seriesSlugIdCalendar } from './routes/series-slug-id-calendar.ts'
import { route as team } from './routes/team.ts'
import { route as teamSlugId } from './routes/team-slug-id.ts'
import { route as unknownError } from './routes/unknown-error.ts'
import { route as userAttempt } from './routes/user-attempt.ts'
import { route as userLink } from './routes/user-link.ts'
import { route as userLinkAttempt } from './routes/user-link-attempt.ts'
import { route as userLinkRedeem } from './routes/user-link-redeem.ts'
import { route as userLinkRequest } from './routes/user-link-request.ts'
import { route as userLogIn } from './routes/user-log-in.ts'
import { route as userLogOut } from './routes/user-log-out.ts'
import { route as userMailRequest } from './routes/user-mail-request.ts'
import { route as userMailRequestAttempt } from './routes/user-mail-request-attempt.ts'
import { route as userMailing } from './routes/user-mailing.ts'
import { route as userMailingUse } from './routes/user-mailing-use.ts'
import { route as userProfile } from './routes/user-profile.ts'
import { route as userRegister } from './routes/user-register.ts'
import { route as userSettings } from './routes/user-settings.ts'
import { route as userSettingsAttempt } from './routes/user-settings-attempt.ts'
import { route as userSettingsChange } from './routes/user-settings-change.ts'
import { route as userTickets } from './routes/user-tickets.ts'
import { route as userVouchers } from './routes/user-vouchers.ts'
import { route as venuesSlugId } from './routes/venues-slug-id.ts'
import { route as webshop } from './routes/webshop.ts'

// Written by `npm run generate` from the records of the site’s routes.
export const routeRecords = [
  cart,
  cartChange,
  cmsHub,
  cmsHubChange,
  events,
  eventsCalendar,
  eventsRss,
  eventsSlugId,
  eventsSlugIdCalendar,
  eventsSlugIdTickets,
  eventsSlugIdTicketsHold,
  eventsSlugIdTicketsOutcome,
  failure,
  favourites,
  favouritesCalendar,
  favouritesChange,
  formsSlugId,
  formsSlugIdAttempt,
  formsSlugIdEntry,
  formsSlugIdThanks,
  index,
  legalsAgb,
  legalsImprint,
  legalsPrivacy,
  magazine,
  magazineCategoriesCategoryId,
  magazineRss,
  magazineSlugId,
  magazineTags,
  magazineTagsTagId,
  notFound,
  page,
  preview,
  productions,
  productionsSlugId,
  productionsSlugIdCalendar,
  search,
  seriesSlugId,
  seriesSlugIdCalendar,
  team,
  teamSlugId,
  unknownError,
  userAttempt,
  userLink,
  userLinkAttempt,
  userLinkRedeem,
  userLinkRequest,
  userLogIn,
  userLogOut,
  userMailRequest,
  userMailRequestAttempt,
  userMailing,
  userMailingUse,
  userProfile,
  userRegister,
  userSettings,
  userSettingsAttempt,
  userSettingsChange,
  userTickets,
  userVouchers,
  venuesSlugId,
  webshop,
] as const
