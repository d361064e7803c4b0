import { getTranslations } from 'next-intl/server'
import { initialValues } from '@foyer/schema/forms/initial-values.ts'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { EntryForm } from '#features/forms/entry-form.tsx'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { FormPage } from '#features/forms/form-page.tsx'
import { labelsOfForm } from '#features/forms/form-labels.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

/** A form that was sent without JavaScript and refused, with all that was typed. */
export const page = definePage({
  name: 'forms-slug-id-attempt',
  async load(parameters, { read }) {
    const attempt = findAttempt(parameters.attempt) ?? notFound()
    return { attempt, form: (await findForm(parameters, read)) ?? notFound() }
  },
  paths: ({ form }) => formPaths(form),
  describe: ({ form }) => ({ title: form.title }),
  async compose({ form, attempt }, { locale, frame }) {
    return (
      <PageFrame {...frame}>
        <FormPage title={form.title} intro={form.intro}>
          <EntryForm
            form={form}
            locale={locale}
            labels={labelsOfForm(form, await getTranslations('forms'))}
            action={pathFor(
              'forms-slug-id-entry',
              { slug: form.slugs[locale], number: form.number },
              locale,
            )}
            values={{ ...initialValues(form.fields), ...attempt.values }}
            files={attempt.files}
            refused={{ detail: attempt.detail, problems: attempt.problems }}
          />
        </FormPage>
      </PageFrame>
    )
  },
})
