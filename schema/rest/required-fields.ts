import type { z } from 'zod'
import type { ModuleKind } from '@foyer/schema/modules/kinds.ts'
import { AddToCartWrite, Cart, CartProblem } from '@foyer/schema/shapes/cart.ts'
import { Event, EventListItem } from '@foyer/schema/shapes/event.ts'
import { ModuleColumn } from '@foyer/schema/shapes/module-column.ts'
import { EventTag, ExhibitionType, Genre, Room, Series } from '@foyer/schema/shapes/options.ts'
import { Teaser } from '@foyer/schema/shapes/programme.ts'
import { SeatGroup, TicketPrice, Timeslot } from '@foyer/schema/shapes/seats.ts'
import { EventList } from './events.ts'
import {
  FooterLink,
  HtmlArea,
  MenuItem,
  Navigation,
  PageeditorUser,
  Redirect,
  SettingsResponse,
  SiteSettings,
} from './pageeditor.ts'
import { Container, OgImageThumbs, Page, PageLink } from './pages.ts'
import { ProductionList } from './productions.ts'
import { UserDetails } from './user-details.ts'

/**
 * The fields that section 3 of the specification names, by entity: every origin returns them. Other texts, lists and flags are
 * extensions, which an origin may lack.
 */
export const requiredFields: [string, z.ZodObject, string][] = [
  ['event list item', EventListItem, 'date_start event_type_new xtype'],
  ['current event', Event, 'ticket_url seat_groups prices id_jet date_start'],
  ['seat group', SeatGroup, 'id seat_group status text prices timeslots'],
  ['price', TicketPrice, 'id price sale_type_id seat_group text name has_discounts'],
  ['timeslot', Timeslot, 'id time_start status block_id'],
  ['cart response', Cart, 'tickets_quantity cart_url'],
  ['refused cart', CartProblem, 'response_code'],
  ['cart call', AddToCartWrite, 'quantities event_jet_id sale_type_ids seat_group block_id'],
  [
    'teaser',
    Teaser,
    'position xtype id name link preline subline headline link_text image_obj image_thumbnails',
  ],
  ['filter option: room', Room, 'id name show_in_filter'],
  ['filter option: tag', EventTag, 'id name show_in_filter'],
  ['filter option: series', Series, 'id name show_in_filter'],
  ['filter option: genre', Genre, 'id name show_in_filter'],
  ['exhibition type', ExhibitionType, 'id name'],
  ['paged list of events', EventList, 'count next previous results'],
  ['paged list of productions', ProductionList, 'count next previous results'],
  ['menu item', MenuItem, 'url menu_name children has_tab_navigation'],
  ['footer link', FooterLink, 'title url'],
  ['navigation', Navigation, 'menu footer'],
  ['redirect entry', Redirect, 'old_path new_path'],
  ['settings response', SettingsResponse, 'status data'],
  [
    'site settings',
    SiteSettings,
    'is_site_online is_shop_online html_footer_logos html_footer_top html_footer_bottom html_header',
  ],
  ['HTML area', HtmlArea, 'code'],
  ['login state', PageeditorUser, 'logged email username id admin_menus navigation'],
  [
    'page',
    Page,
    'id urls content_type title headline is_online is_clickable in_menu in_footer meta_title meta_description og_title og_description og_image og_type og_image_thumbs modules settings_url parent is_landing_page siblings',
  ],
  ['page: picture for shared links', OgImageThumbs, 'small'],
  ['page: sibling', PageLink, 'urls'],
  [
    'container section',
    Container,
    'slug parent content_type object_id model columns children layout',
  ],
  ['container section: column', ModuleColumn, 'classes children'],
  [
    'user details',
    UserDetails,
    'has_dashboard_online_access is_logged_in username email first_name last_name login_url logout_url webshop_url',
  ],
]

/** The required fields of modules, in addition to their section and order. */
export const requiredFieldsOfModules: Partial<Record<ModuleKind, string>> = {
  headline: 'headline_level preline content subline anchor',
  'full-teaser': 'image link link_text preline headline text extra_class',
  'image-list': 'format items',
  venue: 'venue venue_obj',
  'venue-list': 'items',
  section: 'extra_class image columns',
  'event-list': 'date_from date_to filters tag children',
  'highlight-teasers': 'categories',
}
