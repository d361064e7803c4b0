import { ContributorGroup, ProgramKind } from '@foyer/schema/shapes/production-details.ts'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { localized } from '#database/localized.ts'
import { parts, revised } from './revised.ts'
import { image } from './media.ts'
import { exhibitionType, genre, season, series, sponsor, tag } from './options.ts'
import { person } from './people.ts'
import { oneOf } from '#database/one-of.ts'

/** A staging or concert programme. Its events inherit the texts that they leave empty. */
export const production = pgTable(
  'production',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    slug: localized().notNull(),
    title: localized().notNull(),
    preline: localized().notNull(),
    subtitle: localized().notNull(),
    teaser: localized().notNull(),
    description: localized().notNull(),
    importantInfo: localized().notNull(),
    language: localized().notNull(),
    durationMinutes: integer(),
    minimumAge: integer(),
    videoUrl: text(),
    promoter: text(),
    genreId: integer().references(() => genre.id),
    seasonId: integer().references(() => season.id),
    exhibitionTypeId: integer().references(() => exhibitionType.id),
    imageId: integer().references(() => image.id, { onDelete: 'set null' }),
    ...revised(),
    parts: parts(),
  },
  (production) => [index().on(production.seasonId), index().on(production.genreId)],
)

const ofProduction = () =>
  integer()
    .notNull()
    .references(() => production.id, { onDelete: 'cascade' })

export const productionTag = pgTable(
  'production_tag',
  {
    productionId: ofProduction(),
    tagId: integer()
      .notNull()
      .references(() => tag.id),
  },
  (row) => [primaryKey({ columns: [row.productionId, row.tagId] }), index().on(row.tagId)],
)

export const productionSeries = pgTable(
  'production_series',
  {
    productionId: ofProduction(),
    seriesId: integer()
      .notNull()
      .references(() => series.id),
  },
  (row) => [primaryKey({ columns: [row.productionId, row.seriesId] }), index().on(row.seriesId)],
)

export const productionSponsor = pgTable(
  'production_sponsor',
  {
    productionId: ofProduction(),
    position: integer().notNull(),
    sponsorId: integer()
      .notNull()
      .references(() => sponsor.id),
  },
  (row) => [primaryKey({ columns: [row.productionId, row.position] })],
)

/** The images of its gallery, in order. */
export const productionImage = pgTable(
  'production_image',
  {
    productionId: ofProduction(),
    position: integer().notNull(),
    imageId: integer()
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.productionId, row.position] })],
)

/** A person's credit in a production. */
export const credit = pgTable(
  'credit',
  {
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    productionId: ofProduction(),
    position: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    group: text('contributor_group').$type<z.output<typeof ContributorGroup>>().notNull(),
    role: localized().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.productionId, row.position] }),
    index().on(row.personId, row.productionId),
    oneOf('credit_group_is_known', 'contributor_group', ContributorGroup.options),
  ],
)

/** A work or an intermission of the programme, in order. */
export const programmeEntry = pgTable(
  'programme_entry',
  {
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    productionId: ofProduction(),
    position: integer().notNull(),
    kind: text().$type<z.output<typeof ProgramKind>>().notNull(),
    composer: text().notNull().default(''),
    title: localized().notNull(),
    movements: jsonb().$type<string[]>().notNull().default([]),
    minutes: integer(),
  },
  (row) => [
    primaryKey({ columns: [row.productionId, row.position] }),
    oneOf('programme_entry_kind_is_known', 'kind', ProgramKind.options),
  ],
)
