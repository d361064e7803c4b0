import type { de } from './de.ts'
import account from './en/account.json'
import accountLinks from './en/account-links.json'
import accountMailings from './en/account-mailings.json'
import accountProfile from './en/account-profile.json'
import accountTickets from './en/account-tickets.json'
import accountVouchers from './en/account-vouchers.json'
import audioPlayer from './en/audio-player.json'
import booking from './en/booking.json'
import cart from './en/cart.json'
import hub from './en/hub.json'
import consent from './en/consent.json'
import detail from './en/detail.json'
import editor from './en/editor.json'
import editorLink from './en/editor-link.json'
import editorText from './en/editor-text.json'
import editorForm from './en/editor-form.json'
import editorKeys from './en/editor-keys.json'
import editorMedia from './en/editor-media.json'
import editorModules from './en/editor-modules.json'
import editorPages from './en/editor-pages.json'
import embed from './en/embed.json'
import event from './en/event.json'
import failure from './en/failure.json'
import favourites from './en/favourites.json'
import forms from './en/forms.json'
import gone from './en/gone.json'
import home from './en/home.json'
import layout from './en/layout.json'
import magazine from './en/magazine.json'
import modules from './en/modules.json'
import noNetwork from './en/no-network.json'
import notFound from './en/not-found.json'
import notices from './en/notices.json'
import offline from './en/offline.json'
import openingHours from './en/opening-hours.json'
import pages from './en/pages.json'
import production from './en/production.json'
import productions from './en/productions.json'
import programme from './en/programme.json'
import search from './en/search.json'
import series from './en/series.json'
import site from './en/site.json'
import slider from './en/slider.json'
import team from './en/team.json'
import unknownError from './en/unknown-error.json'
import venue from './en/venue.json'
import webshop from './en/webshop.json'
import accountPasskeys from './en/account-passkeys.json'

/** All English messages, by namespace: one file each, so that a lazy-loaded part brings only its own. */
export const en: typeof de = {
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
