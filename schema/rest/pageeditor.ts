import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Container, Page } from './pages.ts'
import { ContentLocale, Id, Locale, PagePath, Slug } from '@foyer/schema/shapes/scalars.ts'

export const MenuLeaf = z
  .object({
    url: z.string().describe('Where it leads; empty where it only holds others.'),
    menu_name: z.string().describe('Words of the entry.'),
    has_tab_navigation: z.boolean().describe('Whether its children are shown as tabs.'),
  })
  .meta({ id: 'MenuLeaf', title: 'MenuLeaf', description: 'An entry of a submenu.' })

export const MenuItem = z
  .object({ ...MenuLeaf.shape, children: z.array(MenuLeaf).describe('Its submenu.') })
  .meta({ id: 'MenuItem', title: 'MenuItem', description: 'An entry of the main menu.' })

export const FooterLink = z
  .object({
    title: z.string().describe('Words of the link.'),
    url: z.string().describe('Where it leads.'),
  })
  .meta({ id: 'FooterLink', title: 'FooterLink', description: 'A link of the footer.' })

export const Navigation = z
  .object({
    menu: z.array(MenuItem).describe('Main menu.'),
    footer: z.array(FooterLink).describe('Links of the footer.'),
  })
  .meta({ id: 'Navigation', title: 'Navigation', description: 'Main menu and footer.' })

export const HtmlArea = z
  .object({ code: z.string().nullable().describe('Sanitised HTML.') })
  .meta({ id: 'HtmlArea', title: 'HtmlArea', description: 'HTML that the house places itself.' })

export const SiteSettings = z
  .object({
    is_site_online: z.boolean().describe('Whether visitors are let in.'),
    is_shop_online: z.boolean().describe('Whether tickets are sold.'),
    html_header: HtmlArea.describe('Area in the header.'),
    html_footer_top: HtmlArea.describe('Area on top of the footer.'),
    html_footer_bottom: HtmlArea.describe('Area at the end of the footer.'),
    html_footer_logos: HtmlArea.nullable().describe('Area for logos.'),
  })
  .meta({
    id: 'SiteSettings',
    title: 'SiteSettings',
    description: 'What the house has switched on.',
  })

export const SettingsAnswer = z
  .object({ status: z.string().describe('`ok`.'), data: SiteSettings.describe('The settings.') })
  .meta({
    id: 'SettingsAnswer',
    title: 'SettingsAnswer',
    description: 'The settings with a status.',
  })

export const Redirect = z
  .object({
    old_path: z.string().describe('Path that has moved.'),
    new_path: z.string().describe('Where it leads now.'),
  })
  .meta({
    id: 'Redirect',
    title: 'Redirect',
    description: 'An old address and where it leads now.',
  })

export const AdminMenu = z
  .object({
    name: z.string().describe('Words of the entry.'),
    url: z.string().describe('Where it leads.'),
  })
  .meta({ id: 'AdminMenu', title: 'AdminMenu', description: 'An entry of the editors’ menu.' })

export const PageeditorUser = z
  .object({
    logged: z.boolean().describe('Whether somebody is logged in.'),
    id: z.int().nullable().describe('Number of the editor.'),
    email: z.string().nullable().describe('E-mail address.'),
    username: z.string().nullable().describe('Name of the account.'),
    admin_menus: z.array(AdminMenu).describe('What the editor’s header offers.'),
    navigation: Navigation,
  })
  .meta({
    id: 'PageeditorUser',
    title: 'PageeditorUser',
    description: 'Who edits; nobody where `logged` is false.',
  })

export const pageeditor = {
  name: 'pageeditor',
  description: 'Pages, containers, navigation, settings, redirects and the editors’ session.',
  operations: {
    page: {
      operationId: 'page',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/page/{path}',
      summary: 'Get a page',
      description: 'A page by its path. Those that are not online, and versions, for editors only.',
      pathParameters: { locale: ContentLocale, path: PagePath },
      query: { version_id: Id.optional().describe('Number of a stored version. For editors.') },
      answer: Page,
    },
    container: {
      operationId: 'container',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/container/by-slug/{slug}',
      summary: 'Get a container',
      description: 'A place for modules by its slug.',
      pathParameters: { locale: ContentLocale, slug: Slug },
      query: { version_id: Id.optional().describe('Number of a stored version. For editors.') },
      answer: Container,
    },
    navigation: {
      operationId: 'navigation',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/nav',
      summary: 'Get the navigation',
      description: 'Main menu and footer.',
      pathParameters: { locale: Locale },
      answer: Navigation,
    },
    settings: {
      operationId: 'settings',
      access: 'public',
      method: 'GET',
      path: '/pageeditor-api/settings',
      summary: 'Get the site settings',
      description: 'Whether site and shop are online, and the HTML areas.',
      answer: SettingsAnswer,
    },
    redirects: {
      operationId: 'redirects',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/redirect',
      summary: 'List redirects',
      description: 'Addresses that have moved.',
      pathParameters: { locale: Locale },
      answer: z.array(Redirect),
    },
    pageeditorUser: {
      operationId: 'pageeditorUser',
      isPersonal: true,
      access: 'editor',
      forbiddenStatus: 401,
      method: 'GET',
      path: '/{locale}/pageeditor-api/user',
      summary: 'Get the logged-in editor',
      description: 'The logged-in editor.',
      pathParameters: { locale: Locale },
      answer: PageeditorUser,
    },
  },
} as const satisfies RestSource
