import { type ChangeTag, staleByOption } from '@foyer/schema/change-tags.ts'
import {
  articleCategories,
  articleTags,
  exhibitionTypes,
  genres,
  personCategories,
  saleTypes,
  seasons,
  sponsors,
  tags,
} from '@foyer/schema/resources/programme/options.ts'
import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Localized } from '#database/localized.ts'
import { slugOf } from '#database/slug-of.ts'
import { articleCategory, articleTag } from '#database/tables/articles.ts'
import { exhibitionType, genre, saleType, season, sponsor, tag } from '#database/tables/options.ts'
import { personCategory } from '#database/tables/people.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { completeSlug } from './complete-slug.ts'
import {
  articlesWhere,
  eventsWhere,
  findUses,
  productionsWhere,
  subscriptionsWhere,
} from './find-uses.ts'

type Option = Omit<ResourceBinding, 'finish' | 'findUses'> & {
  stale?: readonly ChangeTag[]
  /** The queries of what uses a row. */
  uses: (id: number) => SQL[]
}

/** A binding of what others choose from: a change of it makes stale whatever embeds one. */
function bindOption({ stale = [], uses, ...binding }: Option): ResourceBinding {
  return {
    ...binding,
    finish: async () => [...staleByOption(), ...stale],
    findUses: (queries, id) => findUses(queries, ...uses(id)),
  }
}

export const optionBindings: readonly ResourceBinding[] = [
  bindOption({
    definition: genres,
    table: genre,
    prepare: async (_transaction, { values }) => ({
      values: { ...values, slug: completeSlug(values['slug'], values['name']) },
    }),
    uses: (id) => [
      productionsWhere(sql`genre_id = ${id}`),
      eventsWhere(sql`event.production_id is null and event.genre_id = ${id}`),
    ],
  }),
  bindOption({
    definition: tags,
    table: tag,
    uses: (id) => [
      productionsWhere(sql`id in (select production_id from production_tag where tag_id = ${id})`),
      eventsWhere(sql`event.id in (select event_id from event_tag where tag_id = ${id})`),
    ],
  }),
  bindOption({
    definition: articleCategories,
    table: articleCategory,
    stale: ['articles'],
    prepare: async (_transaction, { values }) => ({
      values: { ...values, slug: completeSlug(values['slug'], values['name']) },
    }),
    uses: (id) => [articlesWhere(sql`category_id = ${id}`)],
  }),
  bindOption({
    definition: articleTags,
    table: articleTag,
    stale: ['articles'],
    prepare: async (_transaction, { values }) => ({
      values: { ...values, slug: completeSlug(values['slug'], values['name']) },
    }),
    uses: (id) => [
      articlesWhere(sql`id in (select article_id from article_tagging where tag_id = ${id})`),
    ],
  }),
  bindOption({
    definition: exhibitionTypes,
    table: exhibitionType,
    uniqueField: 'key',
    prepare: async (_transaction, { values }) => ({
      values: { ...values, key: values['key'] || slugOf((values['name'] as Localized).de) },
    }),
    uses: (id) => [
      productionsWhere(sql`exhibition_type_id = ${id}`),
      eventsWhere(sql`event.exhibition_type_id = ${id}`),
    ],
  }),
  bindOption({
    definition: seasons,
    table: season,
    uses: (id) => [
      productionsWhere(sql`season_id = ${id}`),
      subscriptionsWhere(sql`season_id = ${id}`),
    ],
  }),
  bindOption({
    definition: sponsors,
    table: sponsor,
    properties: { image: 'imageId' },
    uses: (id) => [
      productionsWhere(
        sql`id in (select production_id from production_sponsor where sponsor_id = ${id})`,
      ),
    ],
  }),
  bindOption({
    definition: personCategories,
    table: personCategory,
    stale: ['persons'],
    uses: (id) => [
      sql`select 'person' as type, id, concat_ws(' ', nullif(first_name, ''), last_name) as label
        from person where category_id = ${id}`,
    ],
  }),
  bindOption({
    definition: saleTypes,
    table: saleType,
    uses: (id) => [
      // All tickets without a reduction have it.
      ...(id === fullPriceSaleType
        ? [
            sql`select 'sale-type' as type, id, name->>'de' as label from sale_type where id = ${id}`,
          ]
        : []),
      eventsWhere(sql`event.id in (select event_id from price where sale_type_id = ${id}
        union select event_id from order_ticket where sale_type_id = ${id}
        union select event_id from taken_place where sale_type_id = ${id})`),
      sql`select 'price-list' as type, id, name->>'de' as label from price_list
        where id in (select price_list_id from list_price where sale_type_id = ${id})`,
    ],
  }),
]
