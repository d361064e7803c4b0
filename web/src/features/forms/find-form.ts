import 'server-only'
import { getTranslations } from 'next-intl/server'
import { withEmailConfirmation } from '@foyer/schema/forms/email-confirmation.ts'
import { fieldTypeNamed } from '@foyer/schema/forms/field-types.ts'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { FormPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import type { FormContent } from './form-content.ts'

/** A form with the field that repeats the e-mail address; undefined where there is none. */
export async function findForm(
  { number, locale }: { number: number; locale: Locale },
  read: Read,
): Promise<FormContent | undefined> {
  const { form } = await read({
    document: FormPageDocument,
    variables: { locale: graphLocale(locale), number },
    tags: tagsOfRead.form(number),
  })
  if (!form) return undefined
  const t = await getTranslations({ locale, namespace: 'forms' })
  const fields = form.fields.map(({ type, default: value, ...field }) => ({
    ...field,
    fieldType: fieldTypeNamed(type),
    default: value ?? '',
  }))
  return { ...form, fields: withEmailConfirmation(fields, t('confirmEmail')) }
}

/** Where a form is, in both languages. */
export function formPaths(form: Pick<FormContent, 'number' | 'slugs'>) {
  return slugPaths('forms-slug-id', form)
}
