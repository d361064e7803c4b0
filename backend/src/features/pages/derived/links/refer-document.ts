import { modulesInOrder, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '#database/connect.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { createReferTo } from './link-references.ts'

type Change = (link: string) => string
type Refer = { locale: ContentLocale; siteUrl: string }

/** A document with references in place of the addresses that somebody has typed, where they lead to an entity of the site. */
export async function referDocument(
  queries: Queries,
  document: ContentDocument,
  { locale, siteUrl }: Refer,
): Promise<ContentDocument> {
  let hasAddress = false
  const find: Change = (link) => {
    if (!findLinkReference(link)) hasAddress = true
    return link
  }
  mapDocument(document, (fields, values) => mapLinkValues(fields, values, find))
  if (!hasAddress) return document
  const referTo = await createReferTo(queries, siteUrl)
  const refer: Change = (link) => referTo(link, locale)
  return mapDocument(document, (fields, values) => mapLinkValues(fields, values, refer))
}

/** A document with other values, with the same fields and modules where nothing differs. */
export function mapDocument(
  document: ContentDocument,
  mapValues: (fields: Fields, values: Values) => Values,
): ContentDocument {
  const modules = modulesInOrder(document).flatMap(({ id, kind }) => {
    const module = document.modules[id]!
    const definition = findDefinition(kind)
    const fields = definition ? mapValues(definition.fields, module.fields) : module.fields
    return fields === module.fields ? [] : [[id, { ...module, fields }] as const]
  })
  const fields = mapValues(pageFields, document.fields)
  if (modules.length === 0) {
    return fields === document.fields ? document : { ...document, fields }
  }
  return { fields, modules: { ...document.modules, ...Object.fromEntries(modules) } }
}

/** Values as documents have them with other links; the same ones where nothing differs. */
export function mapLinkValues(fields: Fields, values: Values, change: Change): Values {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return []
    const mapped = mapValue(field, value, change)
    return mapped === value ? [] : [[name, mapped] as const]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

function mapValue(field: Field, value: Value, change: Change): Value {
  if (field.type === 'link') return typeof value === 'string' && value ? change(value) : value
  if (field.type === 'rich-text') return mapText(value, change)
  if (field.type !== 'items' || !isRecord(value)) return value
  const changed = Object.entries(value).flatMap(([id, item]) => {
    if (!isRecord(item) || !isRecord(item['fields'])) return []
    const fields = mapLinkValues(field.item, item['fields'], change)
    return fields === item['fields'] ? [] : [[id, { ...item, fields }] as const]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

function mapText(value: Value, change: Change): Value {
  let isSame = true
  const blocks = (value as RichText).map((block) => ({
    ...block,
    children: block.children.map((leaf) => {
      if (leaf.link === undefined) return leaf
      const link = change(leaf.link)
      if (link !== leaf.link) isSame = false
      return { ...leaf, link }
    }),
  }))
  return isSame ? value : (blocks as Value)
}
