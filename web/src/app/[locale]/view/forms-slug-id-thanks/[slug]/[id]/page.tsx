import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import styles from '#features/forms/entry-form.module.css'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { FormPage } from '#features/forms/form-page.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const form = (await findForm(id, asLocale(await rootLocale()))) ?? notFound()
  return { title: form.title, robots: { index: false } }
}

/** What is shown to visitors without JavaScript whose form has arrived. */
export default async function FormThanks({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const form = (await findForm(id, locale)) ?? notFound()
  const t = await getTranslations('forms')
  const paths = pathsFor('forms-slug-id-thanks', (other) => ({
    slug: form.slugs[other],
    id: form.id,
  }))
  if (slug !== form.slugs[locale]) permanentRedirect(paths[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
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
}
