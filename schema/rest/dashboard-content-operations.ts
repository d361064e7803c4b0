import { z } from 'zod'
import { staffOperation } from './dashboard-operation.ts'
import type { Operation } from './operation.ts'
import {
  Address,
  ContentLocale,
  OffsetDateTime,
  OptionalText,
  Slug,
  idOf,
} from '@foyer/schema/shapes/scalars.ts'

/** How many rows each list of the dashboard has at most. */
export const maxDashboardRows = 20

const author = z.string().nullable().describe('Name of the author; null if it is not known.')
const count = z.int().min(0)

/** A container in a language. */
const place = {
  slug: Slug,
  locale: ContentLocale,
  title: z.string().describe('Title of the page or object.'),
  address: Address.nullable().describe('Where visitors find it; null if they do not.'),
}

const WaitingDocument = z
  .object({
    ...place,
    reason: z.enum(['changed', 'submitted', 'scheduled-publish', 'scheduled-unpublish']).meta({
      id: 'WaitingReason',
      title: 'WaitingReason',
      'x-enum-descriptions': {
        changed: 'The draft was changed since it was published.',
        submitted: 'An editor has submitted it.',
        'scheduled-publish': 'It is published at a time.',
        'scheduled-unpublish': 'It is unpublished at a time.',
      },
      description: 'Why a document waits for publishing.',
    }),
    at: OffsetDateTime.describe('When it was changed or submitted, or is published.'),
    author,
    note: OptionalText.describe('Note of the author; may be empty.'),
  })
  .meta({
    id: 'WaitingDocument',
    title: 'WaitingDocument',
    description: 'A document that waits for publishing.',
  })

export const DashboardPublishing = z
  .object({
    changed: count.describe('Number of drafts that were changed since they were published.'),
    submitted: count.describe('Number of drafts that wait for a publisher.'),
    scheduled: count.describe('Number of scheduled changes.'),
    documents: z
      .array(WaitingDocument)
      .describe(`Those that wait, ${maxDashboardRows} of each reason at most.`),
  })
  .meta({
    id: 'DashboardPublishing',
    title: 'DashboardPublishing',
    description: 'What waits for publishing, of what the current user may edit.',
  })

const RecentVersion = z
  .object({
    ...place,
    version: z.int().describe('Number of the version; e.g. 12.'),
    type: z.enum(['published', 'unpublished', 'saved']).describe('What made the version.'),
    at: OffsetDateTime,
    author,
    note: OptionalText.describe('Note of the author; may be empty.'),
  })
  .meta({ id: 'RecentVersion', title: 'RecentVersion', description: 'A version of a document.' })

const PageActivity = z
  .object({
    at: OffsetDateTime,
    author,
    actor: z.enum(['editor', 'shop', 'clock', 'import', 'demo', 'operator']).meta({
      id: 'ActivityActor',
      title: 'ActivityActor',
      'x-enum-descriptions': {
        editor: 'A member of staff.',
        shop: 'The shop, with an order.',
        clock: 'The origin itself, at a time.',
        import: 'An import of data.',
        demo: 'The demo theatre.',
        operator: 'Who runs the server, with a command.',
      },
      description: 'Who or what changed something.',
    }),
    operation: z.string().describe('The call, as the contract names it; e.g. "publishDocument".'),
    what: z.string().describe('What was changed, in a few words.'),
  })
  .meta({ id: 'PageActivity', title: 'PageActivity', description: 'A change of content.' })

const DashboardAsset = z
  .object({
    item: idOf('item of the media library'),
    name: z.string().describe('Name of the file.'),
    bytes: count.nullable().describe('Size of the file; null if it is not known.'),
    thumbnail: Address.nullable().describe('A small version of the picture; null for files.'),
  })
  .meta({
    id: 'DashboardAsset',
    title: 'DashboardAsset',
    description: 'An item of the media library.',
  })

const AssetGroup = z
  .object({
    count: count.describe('Number of all of them.'),
    items: z.array(DashboardAsset).describe(`The largest ones, ${maxDashboardRows} at most.`),
  })
  .meta({
    id: 'AssetGroup',
    title: 'AssetGroup',
    description: 'Items of the media library that something is to be done about.',
  })

/** A file with more bytes than this is heavy. */
export const heavyAssetBytes = 5_000_000

export const DashboardAssets = z
  .object({
    pictures: count.describe('Number of pictures.'),
    files: count.describe('Number of other files.'),
    megabytes: count.describe('Size of all of them.'),
    unused: AssetGroup.describe('Those that neither visitors nor drafts show.'),
    heavy: AssetGroup.describe(`Those with more than ${heavyAssetBytes / 1e6} MB.`),
    without_alt: AssetGroup.describe(
      'Pictures without alternative text that are not decorative either.',
    ),
  })
  .meta({
    id: 'DashboardAssets',
    title: 'DashboardAssets',
    description: 'An overview of the media library.',
  })

const BrokenLink = z
  .object({
    ...place,
    target: z.string().describe('The link as it was written.'),
  })
  .meta({
    id: 'BrokenLink',
    title: 'BrokenLink',
    description: 'A link of published content that leads to nothing on this site.',
  })

export const DashboardLinks = z
  .object({
    checked_at: OffsetDateTime.nullable().describe('When links were checked; null if never.'),
    count: count.describe('Number of broken links.'),
    links: z.array(BrokenLink).describe(`The first ${maxDashboardRows} of them.`),
  })
  .meta({
    id: 'DashboardLinks',
    title: 'DashboardLinks',
    description: 'The broken links that the last weekly check has found.',
  })

/** What editors look at. */
export const dashboardContentOperations = {
  dashboardPublishing: {
    ...staffOperation('publishing'),
    access: 'editor',
    object: 'any',
    operationId: 'dashboardPublishing',
    method: 'GET',
    summary: 'List what waits for publishing',
    description: 'Changed and submitted drafts, and scheduled changes.',
    response: DashboardPublishing,
  },
  dashboardVersions: {
    ...staffOperation('versions'),
    access: 'editor',
    object: 'any',
    operationId: 'dashboardVersions',
    method: 'GET',
    summary: 'List recent versions',
    description: `The last ${maxDashboardRows} versions of documents, the newest first.`,
    response: z.array(RecentVersion),
  },
  dashboardActivities: {
    ...staffOperation('page-activities'),
    access: 'publisher',
    operationId: 'dashboardActivities',
    method: 'GET',
    summary: 'List recent changes',
    description: `The last ${maxDashboardRows} changes of content, the newest first.`,
    response: z.array(PageActivity),
  },
  dashboardAssets: {
    ...staffOperation('asset-overview'),
    access: 'editor',
    object: 'any',
    operationId: 'dashboardAssets',
    method: 'GET',
    summary: 'Get an overview of the media library',
    description: 'Items that are unused, heavy, or without alternative text.',
    response: DashboardAssets,
  },
  dashboardLinks: {
    ...staffOperation('broken-links'),
    access: 'editor',
    object: 'any',
    operationId: 'dashboardLinks',
    method: 'GET',
    summary: 'List broken links',
    description: 'Links of published content to what is not there, found once a week.',
    response: DashboardLinks,
  },
} as const satisfies Record<string, Operation>
