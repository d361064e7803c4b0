import { z } from 'zod'
import { sharedPageSettings as settings } from '@foyer/schema/documents/shared-page-settings.ts'
import {
  ContentLocale,
  Id,
  OffsetDateTime,
  PagePath,
  Slug,
  idOf,
} from '@foyer/schema/shapes/scalars.ts'

const moment = OffsetDateTime.nullable()

export const PageTranslation = z
  .object({
    locale: ContentLocale,
    title: z.string().describe('Title of the page, in German if it has none in this language.'),
    path: PagePath.nullable().describe(
      'Path below the language, also the one that the page gets when it is published; null if it has none.',
    ),
    is_published: z.boolean().describe('Whether visitors can open the page in this language.'),
    changed_at: moment.describe(
      'Time of the last change of the text, also of the draft; null if nobody has changed it.',
    ),
    changed_since_translated: z
      .boolean()
      .describe('Whether the text in another language was changed after this one.'),
    scheduled_for: moment.describe(
      'Time at which it is published or taken offline next; null if nothing is scheduled.',
    ),
  })
  .meta({
    id: 'PageTranslation',
    title: 'PageTranslation',
    description: 'A page in one of its languages.',
  })

export const EditedPage = z
  .object({
    id: idOf('page'),
    slug: Slug.describe('Slug of its container, by which its documents are edited.'),
    parent: Id.nullable().describe('Number of the page above it; null at the top level.'),
    position: z.int().describe('Place among the pages below the same one, from 0.'),
    revision: z.int().describe('Number of changes to these settings.'),
    is_online: z.boolean().describe(settings.isOnline.description),
    is_clickable: z.boolean().describe(settings.isClickable.description),
    in_menu: z.boolean().describe(settings.inMenu.description),
    in_footer: z.boolean().describe(settings.inFooter.description),
    footer_position: z.int().describe(settings.footerPosition.description),
    has_tab_navigation: z.boolean().describe(settings.hasTabNavigation.description),
    is_landing_page: z.boolean().describe(settings.isLandingPage.description),
    is_template: z.boolean().describe('Whether it is a template, which visitors never see.'),
    og_type: z.string().describe('Open Graph type; e.g. "website".'),
    og_image: Id.nullable().describe('Number of the picture for shared links; null if none.'),
    deleted_at: moment.describe('Time at which it was deleted; null if it was not.'),
    translations: z
      .array(PageTranslation)
      .describe('The languages in which it has a path, modules or a draft.'),
  })
  .meta({
    id: 'EditedPage',
    title: 'EditedPage',
    description: 'A page in the tree of pages, as editors arrange it.',
  })

export const PageUse = z
  .object({
    content_type: z.string().describe('Kind of what holds the link; e.g. "page" or "event".'),
    object_id: z.string().describe('Identifies what holds the link; e.g. "296".'),
    slug: Slug.nullable().describe('Slug of its container; null for a menu entry.'),
    title: z.string().describe('Title of the page that holds the link; otherwise its slug.'),
    locale: ContentLocale,
    module: z
      .uuid()
      .nullable()
      .describe('UUID of the module with the link; null for a menu entry.'),
    target: z.string().describe('The link as it is stored; e.g. "page:12" or "/haus".'),
  })
  .meta({ id: 'PageUse', title: 'PageUse', description: 'A published link to a page.' })

const detail = z.string().describe('The reason for people, in the language of the request.')

export const PageInvalid = z
  .object({
    detail,
    problems: z
      .array(
        z
          .object({
            field: z.string().describe('Name of the field; e.g. "path".'),
            label: z.string().describe('Label of the field for editors.'),
            messages: z.array(z.string()).describe('What is wrong with the value.'),
          })
          .meta({
            id: 'PageFieldProblem',
            title: 'PageFieldProblem',
            description: 'Problems of one field of a page.',
          }),
      )
      .describe('Problems, by field.'),
  })
  .meta({
    id: 'PageInvalid',
    title: 'PageInvalid',
    description: 'Values of a page that break the rules. Nothing was changed.',
  })

export const PageConflict = z
  .object({ detail, revision: z.int().describe('Revision that is stored now.') })
  .meta({
    id: 'PageConflict',
    title: 'PageConflict',
    description: 'Somebody else has changed the page in the meantime. Nothing was changed.',
  })

export const PageInUse = z
  .object({
    detail,
    uses: z.array(PageUse).describe('The published links to the page and to those below it.'),
    pages_below: z.array(Id).describe('Numbers of the pages that would be deleted with it.'),
  })
  .meta({
    id: 'PageInUse',
    title: 'PageInUse',
    description: 'Something links to the page, or stands below it. Nothing was deleted.',
  })
