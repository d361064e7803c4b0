import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Locale } from './scalars.ts'

export const MenuLeaf = z
  .object({
    url: z.string(),
    menu_name: z.string(),
    has_tab_navigation: z.boolean().describe('Whether its children are shown as tabs.'),
  })
  .meta({ id: 'MenuLeaf', title: 'MenuLeaf', description: 'An entry of a submenu.' })

export const MenuItem = z
  .object({ ...MenuLeaf.shape, children: z.array(MenuLeaf) })
  .meta({ id: 'MenuItem', title: 'MenuItem', description: 'An entry of the main menu.' })

export const FooterLink = z
  .object({ title: z.string(), url: z.string() })
  .meta({ id: 'FooterLink', title: 'FooterLink', description: 'A link of the footer.' })

export const Navigation = z
  .object({ menu: z.array(MenuItem), footer: z.array(FooterLink) })
  .meta({ id: 'Navigation', title: 'Navigation', description: 'Main menu and footer.' })

export const HtmlArea = z
  .object({ code: z.string().nullable() })
  .meta({ id: 'HtmlArea', title: 'HtmlArea', description: 'HTML that the house places itself.' })

export const SiteSettings = z
  .object({
    is_site_online: z.boolean(),
    is_shop_online: z.boolean(),
    html_header: HtmlArea,
    html_footer_top: HtmlArea,
    html_footer_bottom: HtmlArea,
    html_footer_logos: HtmlArea.nullable(),
  })
  .meta({
    id: 'SiteSettings',
    title: 'SiteSettings',
    description: 'What the house has switched on.',
  })

export const SettingsAnswer = z
  .object({ status: z.string(), data: SiteSettings })
  .meta({
    id: 'SettingsAnswer',
    title: 'SettingsAnswer',
    description: 'The settings with a status.',
  })

export const Redirect = z
  .object({ old_path: z.string(), new_path: z.string() })
  .meta({
    id: 'Redirect',
    title: 'Redirect',
    description: 'An old address and where it leads now.',
  })

export const AdminMenu = z
  .object({ name: z.string(), url: z.string() })
  .meta({ id: 'AdminMenu', title: 'AdminMenu', description: 'An entry of the editors’ menu.' })

export const PageeditorUser = z
  .object({
    logged: z.boolean(),
    id: z.int().nullable(),
    email: z.string().nullable(),
    username: z.string().nullable(),
    admin_menus: z.array(AdminMenu),
  })
  .meta({
    id: 'PageeditorUser',
    title: 'PageeditorUser',
    description: 'Who edits; nobody where `logged` is false.',
  })

export const pageeditor = {
  name: 'pageeditor',
  description: 'Navigation, settings, redirects and the editors’ session.',
  operations: {
    navigation: {
      operationId: 'navigation',
      method: 'GET',
      path: '/{locale}/pageeditor-api/nav',
      description: 'Main menu and footer.',
      pathParameters: { locale: Locale },
      answer: Navigation,
    },
    settings: {
      operationId: 'settings',
      method: 'GET',
      path: '/pageeditor-api/settings',
      description: 'Whether site and shop are online, and the HTML areas.',
      answer: SettingsAnswer,
    },
    redirects: {
      operationId: 'redirects',
      method: 'GET',
      path: '/{locale}/pageeditor-api/redirect',
      description: 'Addresses that have moved.',
      pathParameters: { locale: Locale },
      answer: z.array(Redirect),
    },
    pageeditorUser: {
      operationId: 'pageeditorUser',
      method: 'GET',
      path: '/{locale}/pageeditor-api/user',
      description: 'The logged-in editor. Without a session: 401.',
      pathParameters: { locale: Locale },
      answer: PageeditorUser,
    },
  },
} as const satisfies RestSource
