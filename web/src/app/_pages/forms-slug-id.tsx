import { initialValues } from '@foyer/schema/forms/initial-values.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { ClosedNotice } from '#features/forms/closed-notice.tsx'
import { EntryForm } from '#features/forms/entry-form.tsx'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { FormPage } from '#features/forms/form-page.tsx'
import { labelsOfForm } from '#features/forms/form-labels.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

export const page = definePage({
  name: 'forms-slug-id',
  load: async (parameters, { read }) => (await findForm(parameters, read)) ?? notFound(),
  paths: (form) => formPaths(form),
  trail: (form, { locale, paths }) => [{ title: form.title, href: paths[locale] }],
  async describe(form, { locale, paths }) {
    const t = await getTranslations('forms')
    return pageMetadata({
      locale,
      paths,
      title: form.title,
      description: [t('description', { title: form.title }), plainText(form.intro)],
    })
  },
  async compose(form, { slug, locale, frame }) {
    return (
      <PageFrame {...frame}>
        <FormPage title={form.title} intro={form.intro}>
          {form.isOpen ? (
            <EntryForm
              form={form}
              locale={locale}
              labels={labelsOfForm(form, await getTranslations('forms'))}
              action={pathFor('forms-slug-id-entry', { slug, number: form.number }, locale)}
              values={initialValues(form.fields)}
            />
          ) : (
            <ClosedNotice text={form.closedText} />
          )}
        </FormPage>
      </PageFrame>
    )
  },
})
