import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import { moduleKinds, type ModuleKind } from '@foyer/schema/modules/kinds.ts'
import { ModuleColumn } from '@foyer/schema/shapes/module-column.ts'
import { EventList } from './events.ts'
import { Event, EventListItem } from '@foyer/schema/shapes/event.ts'
import { Teaser } from '@foyer/schema/shapes/programme.ts'
import { EventTag, ExhibitionType, Genre, Room, Series } from '@foyer/schema/shapes/options.ts'
import {
  FooterLink,
  HtmlArea,
  MenuItem,
  Navigation,
  PageeditorUser,
  Redirect,
  SettingsAnswer,
  SiteSettings,
} from './pageeditor.ts'
import { Container, OgImageThumbs, Page, PageLink } from './pages.ts'
import { ProductionList } from './productions.ts'
import { AddToCartWrite, Cart, CartProblem } from '@foyer/schema/shapes/cart.ts'
import { SeatGroup, TicketPrice, Timeslot } from '@foyer/schema/shapes/seats.ts'
import { sources } from './sources.ts'
import { UserDetails } from './user.ts'

/** The fields that the specification names in its section 3, by entity. */
const named: [string, z.ZodObject, string][] = [
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
  ['settings answer', SettingsAnswer, 'status data'],
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

describe('X-11: every entity carries the fields that the specification names', () => {
  test.each(Object.entries(fieldsOfModules))('module %s', (kind, fields) => {
    const definition = moduleKinds.find((one) => one.kind === kind)
    const answered = Object.keys(definition ? moduleShapes(definition).Answer.shape : {})
    expect(answered).toEqual(expect.arrayContaining(['parent', 'order', ...fields.split(' ')]))
  })

  test.each(named)('%s', (_, shape, fields) => {
    expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  })
})

/** Those of the page editor’s modules; each has its section and order as well. */
const fieldsOfModules: Partial<Record<ModuleKind, string>> = {
  headline: 'headline_level preline content subline anchor',
  'full-teaser': 'image link link_text preline headline text extra_class',
  'image-list': 'format items',
  venue: 'venue venue_obj',
  'venue-list': 'items',
  section: 'extra_class image columns',
  'event-list': 'date_from date_to filters tag children',
  'highlight-teasers': 'categories',
}

/** Method, path and query of section 7, as far as the pages here need them. */
const calls: [string, string, string][] = [
  ['GET', '/{locale}/pageeditor-api/user', ''],
  ['GET', '/{locale}/pageeditor-api/nav', ''],
  ['GET', '/{locale}/pageeditor-api/page/{path}', 'version_id'],
  ['GET', '/{locale}/pageeditor-api/container/by-slug/{slug}', 'version_id'],
  ['GET', '/{locale}/pageeditor-api/redirect', ''],
  ['GET', '/pageeditor-api/settings', ''],
  ['GET', '/{locale}/api/user-details/', ''],
  ['GET', '/{locale}/api/rooms/', ''],
  ['GET', '/{locale}/api/exhibition-types/', ''],
  ['GET', '/{locale}/api/event-tags/', ''],
  ['GET', '/{locale}/api/series/', ''],
  ['GET', '/{locale}/api/genres/', ''],
  ['GET', '/{locale}/api/calendar/', 'date room type tag'],
  ['GET', '/{locale}/api/teasers/', ''],
  ['GET', '/{locale}/api/events/', 'room type tag series genre date page page_size'],
  ['GET', '/{locale}/api/events/{id}/', ''],
  ['POST', '/{locale}/api/shop-cart/', ''],
  ['GET', '/{locale}/api/seasons/', ''],
  ['GET', '/{locale}/api/production-tags/', ''],
  ['GET', '/{locale}/api/productions/', 'season exhibition_type tag date page'],
  ['GET', '/{locale}/api/venues/', ''],
  ['GET', '/{locale}/api/persons/', ''],
  ['GET', '/{locale}/api/persons/{id}/', ''],
  ['GET', '/{locale}/api/person-categories/', ''],
]

describe('X-10: the contract has the calls of the specification', () => {
  const operations = sources.flatMap((source) => Object.values(source.operations))

  test.each(calls)('%s %s', (method, path, query) => {
    const operation = operations.find((one) => one.method === method && one.path === path)
    expect(operation).toBeDefined()
    const known = Object.keys(operation?.query ?? {})
    expect(known).toEqual(expect.arrayContaining(query.split(' ').filter(Boolean)))
  })

  test('names of operations are unique, since they are the root fields of the graph', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })
})
