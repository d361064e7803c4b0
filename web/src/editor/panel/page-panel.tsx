'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { containerFields } from '@foyer/schema/documents/container-fields.ts'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { adminAddressOf } from '@foyer/schema/resources/admin-address.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { FieldList } from '#editor/fields/field-list.tsx'
import { hasSettings, isCmsPage } from '#editor/header/page-address.ts'
import formStyles from '#editor/fields/module-form.module.css'
import { modulePort } from '#editor/store/module-port.ts'
import { focusPageMenu, pageSettingsId } from './focus-page-settings.ts'
import { PagePath } from './page-path.tsx'
import { PagePreviews } from './page-previews.tsx'
import { Panel } from './panel.tsx'
import { SharedSettings } from './shared-settings.tsx'
import styles from './panel.module.css'

const { title, headline, ...ofLinks } = pageFields
/** How the page looks, before how others show and find it. */
const fieldsOfPages = { title, headline, ...containerFields, ...ofLinks }

function fieldsOf(slug: string): Fields {
  if (isCmsPage(slug)) return fieldsOfPages
  return hasSettings(slug) ? containerFields : {}
}

/**
 * The settings of the page in its language. Those of a page of the CMS with how search engines and shared links show it, and what all languages
 * share; what else is said of the page of an entity is the entity's.
 */
export function PagePanel() {
  const { store, heldTexts, page, selection } = useEditing()
  const t = useTranslations('editor')
  const port = useMemo(
    () => ({
      ...modulePort(store, null),
      heldTexts: { texts: heldTexts, prefix: '/' },
      language: page.language,
    }),
    [store, heldTexts, page],
  )
  const fields = useStore((opened) => opened.document().fields)
  const isPage = isCmsPage(page.slug)
  const adminAddress = adminAddressOf(page.slug)
  const close = () => {
    selection.select(null)
    focusPageMenu()
  }
  return (
    <Panel
      label={t('menu.settings')}
      path={
        <h2 id={pageSettingsId} className={styles.path} tabIndex={-1}>
          {t('menu.settings')}
        </h2>
      }
      onClose={close}
      onLeave={close}
    >
      <div className={formStyles['form']}>
        <FieldList fields={fieldsOf(page.slug)} path={[]} port={port} locale={page.locale} />
      </div>
      {isPage && (
        <>
          <PagePath />
          <PagePreviews fields={fields} />
          <SharedSettings />
        </>
      )}
      {adminAddress !== undefined && (
        <p>
          <a href={adminAddress} target="_top">
            {t('menu.admin')}
          </a>
        </p>
      )}
    </Panel>
  )
}
