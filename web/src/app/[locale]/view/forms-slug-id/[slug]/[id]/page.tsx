import { initialValues } from '@foyer/schema/forms/initial-values.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { EntryForm } from '#features/forms/entry-form.tsx'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { FormPage } from '#features/forms/form-page.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const form = (await findForm(id, locale)) ?? notFound()
  const t = await getTranslations('forms')
  return pageMetadata({
    locale,
    paths: formPaths(form),
    title: form.title,
    description: t('description', { title: form.title }),
  })
}

export default async function FormDetail({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const form = (await findForm(id, locale)) ?? notFound()
  const paths = formPaths(form)
  if (slug !== form.slugs[locale]) permanentRedirect(paths[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
      <FormPage title={form.title} intro={form.intro}>
        <EntryForm
          form={form}
          locale={locale}
          labels={(await loadMessages(locale)).forms}
          action={pathFor('forms-slug-id-entry', { slug, id: form.id }, locale)}
          values={initialValues(form.fields)}
        />
      </FormPage>
    </PageFrame>
  )
}
