import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import styles from '#features/forms/entry-form.module.css'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { FormPage } from '#features/forms/form-page.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The confirmation for visitors without JavaScript whose form was accepted. */
export const page = definePage({
  name: 'forms-slug-id-thanks',
  load: async (parameters, { read }) => (await findForm(parameters, read)) ?? notFound(),
  paths: (form) =>
    pathsFor('forms-slug-id-thanks', (other) => ({ slug: form.slugs[other], number: form.number })),
  describe: (form) => ({ title: form.title }),
  async compose(form, { locale, frame }) {
    const t = await getTranslations('forms')
    return (
      <PageFrame {...frame}>
        <FormPage title={form.title} intro="">
          <div className={styles.sent}>
            <h2>{t('sentTitle')}</h2>
            <p>{form.successText}</p>
            <p>
              <a href={formPaths(form)[locale]}>{t('again')}</a>
            </p>
          </div>
        </FormPage>
      </PageFrame>
    )
  },
})
