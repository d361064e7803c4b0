import { z } from 'zod'
import { ModuleColumn } from '@foyer/schema/shapes/module-column.ts'
import { Module } from './modules.ts'
import { Address, Slug, idOf, OptionalText } from '@foyer/schema/shapes/scalars.ts'

const ColumnLayout = OptionalText.describe(
  'Widths of the columns in percent, e.g. "67-33": a module at the top level is in its `column`. Empty for one column.',
)

export const PageUrls = z
  .object({
    de: Address.nullable().describe(
      'Path in German; e.g. "/de/haus". Null if there is no German version.',
    ),
    en: Address.nullable().describe(
      'Path in English; e.g. "/en/house". Null if there is no English version.',
    ),
    ja: Address.nullable().describe('Path in Japanese; null if there is no Japanese version.'),
    la: Address.nullable().describe('Path in Latin; null if there is no Latin version.'),
  })
  .meta({
    id: 'PageUrls',
    title: 'PageUrls',
    description: 'The paths of a page in each language, with the language as first segment.',
  })

export const FirstModules = z
  .int()
  .min(0)
  .optional()
  .describe(
    'Only so many of its modules, from the first one on; all if omitted. Sections and modules in them count alike.',
  )

/** A page as a link in menus, breadcrumbs and tabs. */
export const PageLink = z
  .object({
    id: idOf('page'),
    title: z.string().describe('Title of the page.'),
    urls: PageUrls,
    is_clickable: z
      .boolean()
      .describe('Whether the page can be opened; otherwise it only groups the pages below.'),
    has_tab_navigation: z.boolean().describe('Whether the pages below are shown as tabs.'),
  })
  .meta({
    id: 'PageLink',
    title: 'PageLink',
    description: 'A page as a link in menus, breadcrumbs and tabs.',
  })

export const OgImageThumbs = z
  .object({
    small: Address.nullable().describe(
      'Address of the picture for shared links; null if there is none.',
    ),
  })
  .meta({
    id: 'OgImageThumbs',
    title: 'OgImageThumbs',
    description: 'Renditions of the picture for shared links.',
  })

export const Page = z
  .object({
    id: idOf('page'),
    content_type: z.string().describe('Always "page".'),
    urls: PageUrls,
    title: z.string().describe('Title of the page.'),
    headline: OptionalText.describe('Headline; may be empty.'),
    is_online: z.boolean().describe('Whether the page is visible to visitors.'),
    is_clickable: z
      .boolean()
      .describe('Whether the page can be opened; otherwise it only groups the pages below.'),
    in_menu: z.boolean().describe('Whether the page is listed in the main menu.'),
    in_footer: z.boolean().describe('Whether the page is listed in the footer.'),
    has_tab_navigation: z.boolean().describe('Whether the pages below are shown as tabs.'),
    is_landing_page: z
      .boolean()
      .describe('Whether the page is a landing page, without menu and alerts.'),
    meta_title: OptionalText.describe('Title for search engines; may be empty.'),
    meta_description: OptionalText.describe('Description for search engines; may be empty.'),
    og_title: OptionalText.describe('Title for shared links (Open Graph); may be empty.'),
    og_description: OptionalText.describe(
      'Description for shared links (Open Graph); may be empty.',
    ),
    og_type: z.string().describe('Open Graph type; e.g. "website".'),
    og_image: Address.nullable().describe(
      'Address of the picture for shared links; null if there is none.',
    ),
    og_image_thumbs: OgImageThumbs,
    settings_url: Address.nullable().describe(
      'Address at which editors change these settings; null if there is none.',
    ),
    parent: PageLink.nullable().describe('Parent page; null at the top level.'),
    ancestors: z.array(PageLink).describe('Ancestors of the page, from the top level down.'),
    siblings: z
      .array(PageLink)
      .describe('Pages with the same parent, including this one, in order.'),
    children: z.array(PageLink).describe('Pages below this one, in order; may be empty.'),
    layout: ColumnLayout,
    modules: z
      .array(Module)
      .describe('Modules of the page in order, including sections and the modules in them.'),
  })
  .meta({ id: 'Page', title: 'Page', description: 'A page with its modules.' })

export const Container = z
  .object({
    slug: Slug,
    parent: z.string().nullable().describe('Slug of the parent container; null if there is none.'),
    content_type: z
      .string()
      .describe('Kind of what the container belongs to; e.g. "page" or "event".'),
    object_id: z.string().describe('Identifies what the container belongs to; e.g. "296".'),
    model: z.string().describe('Model name of that kind in the origin; e.g. "page".'),
    layout: ColumnLayout,
    columns: z
      .array(ModuleColumn)
      .describe(
        'Columns of the container, with the modules at the top level; without a layout those of its sections, in order.',
      ),
    children: z.array(Module).describe('Modules of the container, in order.'),
  })
  .meta({
    id: 'Container',
    title: 'Container',
    description: 'A container of modules on a page, an article or another object.',
  })
