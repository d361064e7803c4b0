import { initialValues } from '@foyer/schema/forms/initial-values.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { EntryForm } from '#features/forms/entry-form.tsx'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { FormPage } from '#features/forms/form-page.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

type Props = { params: Promise<{ slug: string; id: string; attempt: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { slug: placeholder, id: placeholder, attempt: placeholder },
]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const form = (await findForm(id, asLocale(await rootLocale()))) ?? notFound()
  return { title: form.title, robots: { index: false } }
}

/** A form that was sent without JavaScript and refused, with all that was typed. */
export default async function FormAttempt({ params }: Props) {
  const { id, attempt: name } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const attempt = findAttempt(name) ?? notFound()
  const form = (await findForm(id, locale)) ?? notFound()
  return (
    <PageFrame locale={locale} paths={formPaths(form)}>
      <FormPage title={form.title} intro={form.intro}>
        <EntryForm
          form={form}
          locale={locale}
          labels={(await loadMessages(locale)).forms}
          action={pathFor('forms-slug-id-entry', { slug: form.slugs[locale], id: form.id }, locale)}
          values={{ ...initialValues(form.fields), ...attempt.values }}
          files={attempt.files}
          refused={{ detail: attempt.detail, problems: attempt.problems }}
        />
      </FormPage>
    </PageFrame>
  )
}
