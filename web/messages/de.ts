import account from './de/account.json'
import accountLinks from './de/account-links.json'
import accountMailings from './de/account-mailings.json'
import accountProfile from './de/account-profile.json'
import accountTickets from './de/account-tickets.json'
import accountVouchers from './de/account-vouchers.json'
import audioPlayer from './de/audio-player.json'
import booking from './de/booking.json'
import cart from './de/cart.json'
import hub from './de/hub.json'
import consent from './de/consent.json'
import detail from './de/detail.json'
import editor from './de/editor.json'
import editorLink from './de/editor-link.json'
import editorText from './de/editor-text.json'
import editorForm from './de/editor-form.json'
import editorKeys from './de/editor-keys.json'
import editorMedia from './de/editor-media.json'
import editorModules from './de/editor-modules.json'
import editorPages from './de/editor-pages.json'
import embed from './de/embed.json'
import event from './de/event.json'
import failure from './de/failure.json'
import favourites from './de/favourites.json'
import forms from './de/forms.json'
import gone from './de/gone.json'
import home from './de/home.json'
import layout from './de/layout.json'
import magazine from './de/magazine.json'
import modules from './de/modules.json'
import noNetwork from './de/no-network.json'
import notFound from './de/not-found.json'
import notices from './de/notices.json'
import offline from './de/offline.json'
import openingHours from './de/opening-hours.json'
import pages from './de/pages.json'
import production from './de/production.json'
import productions from './de/productions.json'
import programme from './de/programme.json'
import search from './de/search.json'
import series from './de/series.json'
import site from './de/site.json'
import slider from './de/slider.json'
import team from './de/team.json'
import unknownError from './de/unknown-error.json'
import venue from './de/venue.json'
import webshop from './de/webshop.json'
import accountPasskeys from './de/account-passkeys.json'

/** All German messages, by namespace: one file each, so that a lazy-loaded part brings only its own. */
export const de = {
  account,
  audioPlayer,
  booking,
  cart,
  consent,
  detail,
  editor,
  editorLink,
  editorText,
  editorForm,
  editorKeys,
  editorMedia,
  editorModules,
  editorPages,
  embed,
  event,
  failure,
  forms,
  gone,
  home,
  layout,
  magazine,
  modules,
  noNetwork,
  notFound,
  notices,
  offline,
  openingHours,
  pages,
  production,
  productions,
  programme,
  search,
  series,
  site,
  slider,
  team,
  unknownError,
  venue,
  webshop,
  favourites,
  accountLinks,
  accountPasskeys,
  accountMailings,
  accountProfile,
  accountTickets,
  accountVouchers,
  hub,
}
