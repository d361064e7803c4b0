import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import { forms } from '@foyer/schema/resources/site/forms.ts'
import { choosingKinds } from '@foyer/schema/resources/site/form-fields.ts'
import { eq, sql } from 'drizzle-orm'
import type { Localized } from '#database/localized.ts'
import { slugOf } from '#database/slug-of.ts'
import { form, formField } from '#database/tables/forms.ts'
import { completeSlug } from '#features/resources/programme/complete-slug.ts'
import { findUses } from '#features/resources/programme/find-uses.ts'
import { partsOf } from '#features/resources/programme/touch.ts'
import type {
  FieldProblems,
  ResourceBinding,
  Values,
} from '#features/resources/resource-binding.ts'

type Option = { value: string; label: Localized }
type Field = Values & {
  kind: string
  slug: string
  label: Localized
  choices: Option[]
  min: number | null
  max: number | null
  default: string
}

/** Forms with their fields. One with entries is not deleted: its entries would be kept in the audit log with it. */
export const formsBinding: ResourceBinding = {
  definition: forms,
  table: form,
  children: {
    fields: {
      table: formField,
      parent: 'formId',
      orderBy: [formField.position],
      isPositioned: true,
    },
  },
  async prepare(_transaction, { values }) {
    const fields = completeFields((values['fields'] ?? []) as Field[])
    const problems = findFieldProblems(fields)
    if (Object.keys(problems).length > 0) return { problems }
    return {
      values: { ...values, fields, slug: completeSlug(values['slug'], values['title']) },
    }
  },
  async finish(transaction, { before, after }) {
    if (after) {
      await transaction
        .update(form)
        .set({ parts: partsOf(formsBinding, after) })
        .where(eq(form.id, after.id))
    }
    return ['forms', `form:${(after ?? before)!.id}`]
  },
  findUses: (queries, id) =>
    findUses(
      queries,
      sql`select 'form-entries' as type, form_id as id, count(*)::text as label
        from form_entry where form_id = ${id} group by form_id`,
    ),
}

/** Fields with names, also of what can be chosen. Fields of other kinds have no choices. */
function completeFields(fields: readonly Field[]): Field[] {
  const taken = new Set([...fields.map(({ slug }) => slug).filter(Boolean), confirmationSlug])
  return fields.map((field) => ({
    ...field,
    slug: field.slug || freeName(field.label, taken),
    choices: choosingKinds.some((kind) => kind === field.kind)
      ? completeOptions(field.choices)
      : [],
  }))
}

function completeOptions(options: readonly Option[]): Option[] {
  const taken = new Set(options.map(({ value }) => value).filter(Boolean))
  return options.map(({ value, label: { de, en } }) => ({
    value: value || freeName({ de }, taken),
    label: { de, ...(en && { en }) },
  }))
}

/** A name made of a label that nothing else has. */
function freeName({ de }: Localized, taken: Set<string>): string {
  const first = slugOf(de).slice(0, 90)
  let name = first
  for (let number = 2; taken.has(name); number += 1) name = `${first}-${number}`
  taken.add(name)
  return name
}

function findFieldProblems(fields: readonly Field[]): FieldProblems {
  const problems: FieldProblems = {}
  const seen = new Set<string>([confirmationSlug])
  for (const [index, { slug, kind, choices, min, max, default: initial }] of fields.entries()) {
    const at = `fields.${index}`
    if (seen.has(slug)) problems[`${at}.slug`] = 'taken'
    seen.add(slug)
    if (min !== null && max !== null && min > max) problems[`${at}.max`] = 'boundsReversed'
    if (!choosingKinds.some((one) => one === kind)) continue
    const values = choices.map(({ value }) => value)
    if (values.length === 0) problems[`${at}.choices`] = 'choicesMissing'
    if (new Set(values).size < values.length) problems[`${at}.choices`] = 'taken'
    if (initial !== '' && !values.includes(initial)) problems[`${at}.default`] = 'unknownChoice'
  }
  return problems
}
