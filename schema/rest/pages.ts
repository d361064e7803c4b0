import { z } from 'zod'
import { ModuleColumn } from '@foyer/schema/shapes/module-column.ts'
import { Module } from './modules.ts'
import { Id, Slug } from '@foyer/schema/shapes/scalars.ts'

export const PageUrls = z
  .object({
    de: z.string().nullable().describe('In German.'),
    en: z.string().nullable().describe('In English.'),
    ja: z.string().nullable().describe('In Japanese.'),
    la: z.string().nullable().describe('In Latin.'),
  })
  .meta({
    id: 'PageUrls',
    title: 'PageUrls',
    description: 'Path of a page by language, with the language; none where it is not written.',
  })

/** A page, as menus, breadcrumbs and tabs name it. */
export const PageLink = z
  .object({
    id: Id,
    title: z.string().describe('Title.'),
    urls: PageUrls,
    is_clickable: z.boolean().describe('Whether it can be opened, or only holds others.'),
    has_tab_navigation: z.boolean().describe('Whether the pages below it are shown as tabs.'),
  })
  .meta({ id: 'PageLink', title: 'PageLink', description: 'A page, as others name it.' })

export const OgImageThumbs = z
  .object({ small: z.string().nullable().describe('Address of the picture for shared links.') })
  .meta({
    id: 'OgImageThumbs',
    title: 'OgImageThumbs',
    description: 'Ready-made versions of the picture for shared links.',
  })

export const Page = z
  .object({
    id: Id,
    content_type: z.string().describe('`page`.'),
    urls: PageUrls,
    title: z.string().describe('Title.'),
    headline: z.string().describe('Headline; may be empty.'),
    is_online: z.boolean().describe('Whether visitors see it.'),
    is_clickable: z.boolean().describe('Whether it can be opened, or only holds others.'),
    in_menu: z.boolean().describe('Whether the main menu names it.'),
    in_footer: z.boolean().describe('Whether the footer names it.'),
    has_tab_navigation: z.boolean().describe('Whether its children are shown as tabs.'),
    is_landing_page: z.boolean().describe('Whether it stands alone, without menu and alert.'),
    meta_title: z.string().describe('Title for search engines; may be empty.'),
    meta_description: z.string().describe('Description for search engines; may be empty.'),
    og_title: z.string().describe('Title of shared links; may be empty.'),
    og_description: z.string().describe('Description of shared links; may be empty.'),
    og_type: z.string().describe('Kind of shared links, as `website`.'),
    og_image: z.string().nullable().describe('Address of the picture for shared links.'),
    og_image_thumbs: OgImageThumbs,
    settings_url: z.string().nullable().describe('Where editors change these settings.'),
    parent: PageLink.nullable().describe('The page above.'),
    ancestors: z.array(PageLink).describe('The pages above, from the top.'),
    siblings: z.array(PageLink).describe('The pages beside it, and itself.'),
    modules: z.array(Module).describe('Its modules, sections and what stands in them, in order.'),
  })
  .meta({ id: 'Page', title: 'Page', description: 'A page with its modules.' })

export const Container = z
  .object({
    slug: Slug,
    parent: z.string().nullable().describe('Slug of the container that it belongs to.'),
    content_type: z.string().describe('Kind of what it belongs to, as `page` or `event`.'),
    object_id: z.string().describe('Number of what it belongs to.'),
    model: z.string().describe('Name of that kind in the origin.'),
    layout: z.string().describe('How it is arranged; may be empty.'),
    columns: z.array(ModuleColumn).describe('The columns of its sections, in order.'),
    children: z.array(Module).describe('Its modules, in order.'),
  })
  .meta({
    id: 'Container',
    title: 'Container',
    description: 'A place for modules on a page or another object.',
  })
