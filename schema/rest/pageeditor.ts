import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Container, FirstModules, Page } from './pages.ts'
import {
  Address,
  ContentLocale,
  Id,
  Locale,
  OffsetDateTime,
  PagePath,
  SanitizedHtml,
  Slug,
  OptionalAddress,
  PreviewToken,
} from '@foyer/schema/shapes/scalars.ts'

const EarlierVersion = Id.optional().describe(
  'Number of an earlier version; the current one if omitted. Only for editors.',
)

export const MenuLeaf = z
  .object({
    url: OptionalAddress.describe('Link target; empty if the entry only groups others.'),
    menu_name: z.string().describe('Text of the entry.'),
    has_tab_navigation: z.boolean().describe('Whether the pages below are shown as tabs.'),
  })
  .meta({ id: 'MenuLeaf', title: 'MenuLeaf', description: 'An entry of a submenu.' })

export const MenuItem = z
  .object({
    ...MenuLeaf.shape,
    children: z.array(MenuLeaf).describe('Entries of the submenu, in order; may be empty.'),
  })
  .meta({ id: 'MenuItem', title: 'MenuItem', description: 'An entry of the main menu.' })

export const FooterLink = z
  .object({
    title: z.string().describe('Text of the link.'),
    url: Address.describe('Link target: a path on this site or an address.'),
  })
  .meta({ id: 'FooterLink', title: 'FooterLink', description: 'A link in the footer.' })

export const Navigation = z
  .object({
    menu: z.array(MenuItem).describe('Entries of the main menu, in order.'),
    footer: z.array(FooterLink).describe('Links in the footer, in order.'),
  })
  .meta({ id: 'Navigation', title: 'Navigation', description: 'The main menu and the footer.' })

export const HtmlArea = z
  .object({ code: SanitizedHtml.nullable().describe('Sanitized HTML; null if the area is empty.') })
  .meta({
    id: 'HtmlArea',
    title: 'HtmlArea',
    description: 'An area of the page layout that holds HTML of the theatre.',
  })

export const SiteSettings = z
  .object({
    is_site_online: z.boolean().describe('Whether the site is open to visitors.'),
    is_shop_online: z.boolean().describe('Whether the shop sells tickets.'),
    html_header: HtmlArea.describe('HTML in the header.'),
    html_footer_top: HtmlArea.describe('HTML at the top of the footer.'),
    html_footer_bottom: HtmlArea.describe('HTML at the bottom of the footer.'),
    html_footer_logos: HtmlArea.nullable().describe(
      'HTML with logos in the footer; null if there are none.',
    ),
  })
  .meta({
    id: 'SiteSettings',
    title: 'SiteSettings',
    description: 'Settings of the site.',
  })

export const SettingsResponse = z
  .object({
    status: z.string().describe('Always "ok".'),
    data: SiteSettings.describe('Settings of the site.'),
  })
  .meta({
    id: 'SettingsResponse',
    title: 'SettingsResponse',
    description: 'The settings of the site with a status.',
  })

export const Redirect = z
  .object({
    old_path: z.string().describe('Path that is redirected; e.g. "/de/alt".'),
    new_path: Address.describe('Target of the redirect: a path on this site or an address.'),
  })
  .meta({
    id: 'Redirect',
    title: 'Redirect',
    description: 'A redirect from an old path to a new one.',
  })

export const AdminMenu = z
  .object({
    name: z.string().describe('Text of the entry.'),
    url: Address.describe('Link target: a path on this site or an address.'),
  })
  .meta({ id: 'AdminMenu', title: 'AdminMenu', description: 'An entry of the menu for editors.' })

export const PageeditorUser = z
  .object({
    logged: z.boolean().describe('Whether an editor is logged in.'),
    id: z
      .int()
      .nullable()
      .describe('Identifies the account of the editor; null if nobody is logged in.'),
    email: z
      .string()
      .nullable()
      .describe('E-mail address of the editor; null if nobody is logged in.'),
    username: z
      .string()
      .nullable()
      .describe('User name of the editor; null if nobody is logged in.'),
    admin_menus: z.array(AdminMenu).describe('Entries of the menu for editors; may be empty.'),
    navigation: Navigation,
  })
  .meta({
    id: 'PageeditorUser',
    title: 'PageeditorUser',
    description: 'The logged-in editor with menu and navigation.',
  })

export const pageeditor = {
  name: 'pageeditor',
  description: 'Pages, containers, navigation, settings, redirects and the session of editors.',
  operations: {
    page: {
      operationId: 'page',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/page/{path}',
      summary: 'Get a page',
      description:
        'A page by its path. Only editors get pages that are offline, and earlier versions.',
      pathParameters: { locale: ContentLocale, path: PagePath },
      query: { version_id: EarlierVersion, first_modules: FirstModules },
      response: Page,
    },
    terms: {
      operationId: 'terms',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/terms/',
      localeOptional: true,
      summary: 'Get the terms',
      description: 'The page with the terms and conditions.',
      pathParameters: { locale: Locale },
      response: Page,
    },
    imprint: {
      operationId: 'imprint',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/imprint/',
      localeOptional: true,
      summary: 'Get the imprint',
      description: 'The page with the imprint.',
      pathParameters: { locale: Locale },
      response: Page,
    },
    privacyPolicy: {
      operationId: 'privacyPolicy',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/privacy-policy/',
      localeOptional: true,
      summary: 'Get the privacy policy',
      description: 'The page with the privacy policy.',
      pathParameters: { locale: Locale },
      response: Page,
    },
    preview: {
      operationId: 'preview',
      extension: {},
      mayBeGone: true,
      isPersonal: true,
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/preview/{token}',
      summary: 'Get a previewed page',
      description: 'A page as it is drafted or scheduled, for whoever has the token.',
      pathParameters: { locale: ContentLocale, token: PreviewToken },
      response: Page,
    },
    container: {
      operationId: 'container',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/container/by-slug/{slug}',
      summary: 'Get a container',
      description: 'A container of modules by its slug.',
      pathParameters: { locale: ContentLocale, slug: Slug },
      query: {
        version_id: EarlierVersion,
        is_draft: z.boolean().optional().describe('Its draft instead. Only for editors.'),
        at: OffsetDateTime.optional().describe(
          'What visitors get at this time instead, as it is scheduled now. Only for editors.',
        ),
      },
      response: Container,
    },
    navigation: {
      operationId: 'navigation',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/nav',
      summary: 'Get the navigation',
      description: 'The main menu and the footer.',
      pathParameters: { locale: Locale },
      response: Navigation,
    },
    settings: {
      operationId: 'settings',
      access: 'public',
      method: 'GET',
      path: '/pageeditor-api/settings',
      summary: 'Get the site settings',
      description: 'Whether the site and the shop are online, and the HTML areas of the layout.',
      response: SettingsResponse,
    },
    redirects: {
      operationId: 'redirects',
      access: 'public',
      method: 'GET',
      path: '/{locale}/pageeditor-api/redirect',
      summary: 'List redirects',
      description: 'All redirects of the language.',
      pathParameters: { locale: Locale },
      response: z.array(Redirect),
    },
    pageeditorUser: {
      operationId: 'pageeditorUser',
      isPersonal: true,
      access: 'editor',
      object: 'any',
      forbiddenStatus: 401,
      method: 'GET',
      path: '/{locale}/pageeditor-api/user',
      summary: 'Get the logged-in editor',
      description: 'The logged-in editor with menu and navigation.',
      pathParameters: { locale: Locale },
      response: PageeditorUser,
    },
  },
} as const satisfies RestSource
