import { moduleNumberNames } from './module-names.ts'

/**
 * Fields that the origin names after systems behind it, by `Type.field` where another type uses the name well, else by name: what they are
 * called in the graph. Those without a name are left out: they say what the type or another field says.
 */
const fieldNames: Readonly<Record<string, string | undefined>> = {
  ...moduleNumberNames(),
  // The ticketing system.
  blockId: 'timeslotNumber',
  'Timeslot.blockId': 'number',
  'Timeslot.id': undefined,
  eventJetId: 'ticketingNumber',
  idJet: undefined,
  saleType: 'saleTypeName',
  seatGroup: 'seatGroupNumber',
  seatGroupText: 'seatGroupName',
  'SeatGroup.id': undefined,
  'SeatGroup.seatGroup': 'number',
  'SeatGroup.text': 'name',
  // Numbers of other entities.
  'FormEntryInput.form': 'formNumber',
  'DashboardAsset.item': 'itemNumber',
  'EventSales.event': 'eventNumber',
  'FormSubmitted.form': 'formNumber',
  'ReadEntriesInput.form': 'formNumber',
  'ReadEntriesInput.lastEntry': 'lastEntryNumber',
  'RecentVersion.version': 'versionNumber',
  'WaitingForm.form': 'formNumber',
  'WaitingForm.lastEntry': 'lastEntryNumber',
  'RoleGrant.page': 'pageNumber',
  'RoleInput.page': 'pageNumber',
  'SitemapPart.part': 'number',
  'Container.parent': 'parentSlug',
  'EditedPage.parent': 'parentNumber',
  'EditedPage.ogImage': 'ogImageNumber',
  'PageCreateInput.before': 'beforeNumber',
  'PageCreateInput.copyOf': 'copiedNumber',
  'PageCreateInput.parent': 'parentNumber',
  'PageInUse.pagesBelow': 'numbersBelow',
  'PageMoveInput.before': 'beforeNumber',
  'PageMoveInput.parent': 'parentNumber',
  'PageSettingsInput.ogImage': 'ogImageNumber',
  'PageUse.module': 'moduleId',
  // What the lists of an entity hold.
  'AnchorListModule.children': 'items',
  'AnchorListModuleInput.children': 'items',
  'Container.children': 'modules',
  'Event.children': 'sideEvents',
  'Event.events': 'otherEvents',
  'EventListModule.children': 'events',
  // Numbers of what an account has marked.
  'FavouriteCalendar.events': 'eventNumbers',
  'Favourites.events': 'eventNumbers',
  'Favourites.productions': 'productionNumbers',
  'Favourites.persons': 'personNumbers',
  'Favourites.articles': 'articleNumbers',
  'FavouritesInput.events': 'eventNumbers',
  'FavouritesInput.productions': 'productionNumbers',
  'FavouritesInput.persons': 'personNumbers',
  'FavouritesInput.articles': 'articleNumbers',
  // Bounds of a form.
  fileBytes: 'maxFileBytes',
  fileCount: 'maxFileCount',
  // Its shop.
  'Cart.cartUrl': 'url',
  'Order.orderUrl': 'url',
  // The database.
  contentType: undefined,
  model: undefined,
  objectId: undefined,
  eventTypeNew: 'exhibitionType',
  'EventCounts.types': 'exhibitionTypes',
  xtype: undefined,
  // The accounts.
  hasDashboardOnlineAccess: 'hasDashboardAccess',
  // The places of its seating plans.
  heldPlaces: 'heldSeats',
  'EventOrder.places': 'seats',
  // The editor of pages.
  adminMenus: 'adminMenu',
  alias: 'crop',
  extraClass: 'layout',
  'SectionModule.extraClass': 'cssClass',
  'SectionModuleInput.extraClass': 'cssClass',
  'EventListModule.filters': 'period',
  'EventListModuleInput.filters': 'period',
  htmlFooterBottom: 'footerBottomHtml',
  htmlFooterLogos: 'footerLogosHtml',
  htmlFooterTop: 'footerTopHtml',
  htmlHeader: 'headerHtml',
  'ImageModule.format': 'size',
  'ImageModuleInput.format': 'size',
  logged: 'isLoggedIn',
  menuName: 'title',
  'HighlightTeaser.next': 'nextEvent',
  'ModuleColumn.children': 'moduleNumbers',
  'ModuleColumn.classes': 'width',
  'Teaser.position': 'day',
}

/** Types by their names in the contract. */
const typeNames: Readonly<Record<string, string | undefined>> = {
  ArticleTag: 'ArticleTagSummary',
  EventListFilters: 'EventListPeriod',
  ImageAlias: 'ImageModuleCrop',
  ImageModuleFormat: 'ImageModuleSize',
  IndexedArticleTag: 'ArticleTag',
  PageeditorUser: 'Editor',
  RequestKey: 'IdempotencyKey',
  UserDetails: 'CurrentUser',
}

/** Root fields by the names of their operations. */
export const rootFieldNames: Readonly<Record<string, string | undefined>> = {
  applyDocumentOperations: 'applyOperations',
  articlesTeaser: 'latestArticles',
  login: 'logInUser',
  loginWithPasskey: 'logInUserWithPasskey',
  logout: 'logOutUser',
  logoutEverywhere: 'logOutUserEverywhere',
  pageeditorUser: 'editor',
  userDetails: 'currentUser',
}

/**
 * Arguments of root fields by their names in the contract, by `operation.argument` where that of another operation has another name. A
 * number of what the field returns is its `number`; that of another entity has a name that says of which.
 */
const argumentNames: Readonly<Record<string, string | undefined>> = {
  category: 'categoryNumber',
  date_to: 'dateTo',
  'documentDifferences.from': 'fromVersionNumber',
  'documentDifferences.to': 'toVersionNumber',
  'endUserSession.id': 'sessionNumber',
  exhibitionType: 'exhibitionTypeKey',
  'eventOffer.id': 'eventNumber',
  'eventOrders.id': 'eventNumber',
  genre: 'genreNumber',
  'grantRole.id': 'accountNumber',
  'mediaItems.tag': 'tag',
  'mediaItems.type': 'type',
  part: 'partNumber',
  'personParts.id': 'personNumber',
  production: 'productionNumber',
  'releaseOrder.id': 'eventNumber',
  'releaseOrder.order': 'orderNumber',
  'removeFromCart.id': 'ticketNumber',
  'removePasskey.id': 'passkeyNumber',
  'revokeRole.grant': 'grantNumber',
  'revokeRole.id': 'accountNumber',
  room: 'roomNumber',
  season: 'seasonNumber',
  series: 'seriesNumber',
  tag: 'tagNumber',
  type: 'exhibitionTypeKey',
  venue: 'venueNumber',
}

/** The name of an argument in the graph, by those of its operation and of itself in the contract. */
export function argumentNameOf(operation: string, name: string): string {
  return argumentNames[`${operation}.${name}`] ?? argumentNames[name] ?? name
}

/** The name of a type in the graph: what the origin calls a CSS class is a choice of layouts. */
export function typeNameOf(name: string): string {
  return typeNames[name] ?? name.replace(/(?<=\w)ExtraClass$/, 'Layout')
}

/** The name of a field in the graph; undefined where it is left out. */
export function fieldNameOf(typeName: string, fieldName: string): string | undefined {
  const coordinate = `${typeName}.${fieldName}`
  if (coordinate in fieldNames) return fieldNames[coordinate]
  return fieldName in fieldNames ? fieldNames[fieldName] : fieldName
}

/** The property of the origin that a field of the graph is read from, in camel case. */
export function originNameOf(typeName: string, fieldName: string): string {
  const entries = Object.entries(fieldNames).filter(([, name]) => name === fieldName)
  const own = entries.find(([coordinate]) => coordinate.startsWith(`${typeName}.`))
  const shared = entries.find(([coordinate]) => !coordinate.includes('.'))
  return own?.[0].replace(`${typeName}.`, '') ?? shared?.[0] ?? fieldName
}

/** Layouts of columns, which the origin calls by their shares in percent. */
const columnLayouts: Readonly<Record<string, string | undefined>> = {
  '100': 'ONE_COLUMN',
  '67-33': 'WIDE_NARROW',
  '33-67': 'NARROW_WIDE',
  '50-50': 'TWO_EQUAL',
  '33-33-33': 'THREE_EQUAL',
  '25-50-25': 'NARROW_WIDE_NARROW',
}

/** The name of an enum value: capitals, as GraphQL writes them. */
export function enumValueNameOf(value: string): string {
  if (value === '') return 'NONE'
  return columnLayouts[value] ?? value.replaceAll(/\W/g, '_').toUpperCase()
}
